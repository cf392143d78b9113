// Generated from src/ludoteca/server/protocol by `make protocol`. Do not edit.
/** Twice as many messages as anybody needs, or too many `join`s. */
export const FLOODING = 1008;
/** The table cannot be read now. The page comes back after a while. */
export const LATER = 1013;
/** This device's token was voided, by a changed lock or because its guest wants to be forgotten. */
export const LOCKED_OUT = 4001;
/** Without a seat nobody may even watch: the cards are dealt, the seat was left or taken away. */
export const TURNED_OUT = 4003;
/** The operator has taken this table offline. */
export const TAKEN_OFFLINE = 4005;
/** Too much was left unread. The page comes back and resumes. */
export const TOO_SLOW = 4008;
/** A socket that asks for no table takes somebody's place. */
export const NOTHING_ASKED = 4010;
/** This process has let the table go. The page comes back at once, and is led to whoever has it now. */
export const ELSEWHERE = 4012;
/** After these nobody comes back by themselves. */
export const FOR_GOOD: number[] = [LOCKED_OUT, TURNED_OUT, TAKEN_OFFLINE];
