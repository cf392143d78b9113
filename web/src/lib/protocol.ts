// Generated from src/ludoteca/server/protocol by `make protocol`. Do not edit.
import type { View } from '$games/views';

export type * from '$games/views';

export interface Protocol {
  Address: Address;
  Adjourn: Adjourn;
  Analysis: Analysis;
  Announced: Announced;
  Arrange: Arrange;
  Beat: Beat;
  Because: Because;
  Bots: Bots;
  Candidate: Candidate;
  Chance: Chance;
  Change: Change;
  Choice: Choice;
  Clocks: Clocks;
  Commit: Commit;
  CompileProgress: CompileProgress;
  Consequence: Consequence;
  Course: Course;
  Database: Database;
  DayPuzzle: DayPuzzle;
  Deal: Deal;
  Dealing: Dealing;
  Device: Device;
  Done: Done;
  Event: Event;
  Expected: Expected;
  Explanation: Explanation;
  Finished: Finished;
  Frame: Frame;
  FrozenTable: FrozenTable;
  GameInfo: GameInfo;
  GamePuzzles: GamePuzzles;
  GameResult: GameResult;
  GameTexts: GameTexts;
  Guest: Guest;
  Habit: Habit;
  Health: Health;
  Hint: Hint;
  Hinted: Hinted;
  HouseKey: HouseKey;
  HouseReport: HouseReport;
  HouseTable: HouseTable;
  Hurry: Hurry;
  Invitation: Invitation;
  Join: Join;
  Key: Key;
  KeyOwner: KeyOwner;
  Leave: Leave;
  Ledger: Ledger;
  Lesson: Lesson;
  Line: Line;
  Look: Look;
  MailAddress: MailAddress;
  Me: Me;
  Mean: Mean;
  Minute: Minute;
  MyTurns: MyTurns;
  NewTable: NewTable;
  Noted: Noted;
  NoticeWish: NoticeWish;
  NoticeWord: NoticeWord;
  Notices: Notices;
  OfflineTable: OfflineTable;
  OperatorLink: OperatorLink;
  Option: Option;
  Origin: Origin;
  OtherProcess: OtherProcess;
  OtherView: OtherView;
  Outcome: Outcome;
  PersonPage: PersonPage;
  Picture: Picture;
  Play: Play;
  Practice: Practice;
  Problem: Problem;
  Puzzle: Puzzle;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleLine: PuzzleLine;
  React: React;
  Reacted: Reacted;
  Ready: Ready;
  Reason: Reason;
  Recorded: Recorded;
  Refused: Refused;
  Reload: Reload;
  Rematch: Rematch;
  Remove: Remove;
  Reopen: Reopen;
  Replay: Replay;
  Return: Return;
  Reveal: Reveal;
  Say: Say;
  Says: Says;
  SeatTime: SeatTime;
  Section: Section;
  Sit: Sit;
  Sitter: Sitter;
  Split: Split;
  Stand: Stand;
  StandIn: StandIn;
  Start: Start;
  Station: Station;
  StepGraph: StepGraph;
  Table: Table;
  TableLine: TableLine;
  TakeBack: TakeBack;
  Talk: Talk;
  Terms: Terms2;
  Timing: Timing;
  TurnedKey: TurnedKey;
  Update: Update;
  UploadedFile: UploadedFile;
  WaitingTable: WaitingTable;
  WhatIf: WhatIf;
  WhenToRestart: WhenToRestart;
  Why: Why;
  WhyThere: WhyThere;
}
/**
 * Answer to POST /api/tables and POST /api/practice: where the new table is.
 */
export interface Address {
  id: string;
}
/**
 * client → server. Go on another day (as soon as everybody who is here says so), or go on now.
 */
export interface Adjourn {
  type: 'adjourn';
  command: string;
  adjourn: boolean;
}
/**
 * GET /api/matches/{id}/hindsight. How a finished match went, thought over once, when somebody first asks.
 *
 *     Until then `course` is null and the figures tell how far it is; ask again.
 */
export interface Analysis {
  done: number;
  total: number;
  course: Course | null;
  warming?: boolean;
}
/**
 * How a finished match went. Lists per moment begin with the deal, lists per seat with seat 0.
 */
export interface Course {
  sides: number[];
  chances: number[][];
  decisions: Explanation[];
  costs: number[];
  turning: number[];
  ledgers: Ledger[];
}
/**
 * What a seat can say about its position. Without candidates: it is not this seat's turn.
 */
export interface Explanation {
  seat: number;
  chance: Chance;
  candidates: Candidate[];
  made: number | null;
  continuation: Expected[];
  says: Says[];
  solved?: boolean;
  exact?: Says | null;
}
/**
 * An estimated chance to win, and where it lies with 95 % as far as the number of tries tells.
 */
export interface Chance {
  value: number;
  low: number;
  high: number;
}
/**
 * A move that could be made: its steps, its notation, the names of its steps, what will surely happen.
 */
export interface Candidate {
  steps: number[];
  move: string;
  labels: Says[];
  effect: Says[];
  visits: number;
  chance: Chance;
  exact?: Says | null;
}
/**
 * One sentence to be rendered: `id` names the text, `rule` the rule behind it ("" if none).
 */
export interface Says {
  id: string;
  rule?: string;
  args?: {
    [k: string]: number | string | number[];
  };
}
/**
 * A move that is expected, in notation and by the names of its steps.
 */
export interface Expected {
  by: number;
  move: string;
  labels: Says[];
}
/**
 * A seat's way from its first chance to its result, in shares of a victory: start + luck + decisions = result.
 */
export interface Ledger {
  start: number;
  luck: number;
  decisions: number;
  result: number;
}
/**
 * server → client. The house will restart soon, or will not after all; matches and clocks go on afterwards.
 */
export interface Announced {
  type: 'announced';
  within: number | null;
}
/**
 * client → server. The host puts a bot on a chair or opens it (before the start).
 */
export interface Arrange {
  type: 'arrange';
  command: string;
  seat: number;
  kind: 'bot' | 'open';
  level?: string;
}
/**
 * server → client. The server is there and has nothing else to say; for pages that want `beats`.
 */
export interface Beat {
  type: 'beat';
  within?: number;
}
/**
 * server → client. Answer to `why`.
 */
export interface Because {
  type: 'because';
  command: string;
  says: Says;
}
/**
 * The final ranking and the reason the match ended. Winners of a shared victory all stand in `winners`.
 */
export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  because: Says;
}
/**
 * The processes that think for bots.
 */
export interface Bots {
  workers: number;
  busy: number;
  waiting: number;
  cuts: number;
}
/**
 * server → client. An `update` for a page that asked for changes: with its last one it makes the next one.
 */
export interface Change {
  type: 'change';
  sequence: number;
  view: {};
  events?: Event[];
  graph?: StepGraph | null;
  plain?: Section[];
  answer?: number[] | null;
  answered?: number[];
  closesIn?: number | null;
  backs?: number;
}
/**
 * One thing that happened. `id` names its sentence; `by` is the seat it is told of, None for the table itself.
 */
export interface Event {
  id: string;
  rule: string;
  by?: number | null;
  args?: {
    [k: string]: number | string | number[];
  };
  lasting?: boolean;
}
/**
 * Node 0 is where the decision starts. No nodes: this seat has nothing to decide now.
 */
export interface StepGraph {
  nodes: Choice[][];
}
/**
 * One step that may be taken: its number, what it is in words, where it leads, and what will surely happen then.
 *
 *     The number is to be sent back as it came. It means nothing: a new version of the rules may number steps otherwise.
 */
export interface Choice {
  step: number;
  label: Says;
  to?: number;
  effect?: Says[];
}
/**
 * A heading with its lines: the plain table, the terminal and screen readers draw any game from these.
 */
export interface Section {
  heading: Says;
  lines: Says[];
}
/**
 * server → client. Everybody's time: on joining, after every move, whenever a clock starts or stops.
 *
 *     In between pages count down by themselves.
 */
export interface Clocks {
  type: 'clocks';
  seats: SeatTime[];
}
/**
 * What one seat has left, in milliseconds, at the moment of sending.
 */
export interface SeatTime {
  turn: number;
  bank: number;
  runs?: boolean;
  grace?: number;
}
/**
 * client → server. Commit yourself to a text that you will add to the next shuffle, for a page that `deals`.
 *
 *     It counts for as long as this page is open, for the deck that is `sealed` now and the seat you have now.
 */
export interface Commit {
  type: 'commit';
  command: string;
  sealed: string;
  commitment: string;
}
/**
 * GET /api/warmth. How far the house is with compiling; all games can be played from the start.
 *
 *     `cold` games wait for their turn, `warming` ones are being compiled, and at `warm` ones bots think as they should.
 */
export interface CompileProgress {
  done: number;
  total: number;
  games: {
    [k: string]: 'cold' | 'warm' | 'warming';
  };
}
/**
 * What one legal decision of the learner leads to.
 */
export interface Consequence {
  steps: number[];
  right: boolean;
  text: string;
  updates: Update[];
}
/**
 * server → client. What is new since the last update, and the whole view after it.
 *
 *     The page draws the view and uses the events for motion and log only; it never folds them into state. What lies on
 *     the table while pieces move is a picture of the motion: nothing is decided by it, and each update ends on its view.
 */
export interface Update {
  type: 'update';
  sequence: number;
  events: Event[];
  view: View;
  graph: StepGraph;
  plain: Section[];
  answer?: number[] | null;
  answered?: number[];
  closesIn?: number | null;
  backs?: number;
}
/**
 * A view of a game that a package brought: what every page needs of it, and all the rest as it is.
 */
export interface OtherView {
  game: 'other';
  name: string;
  pending: number[];
  outcome: Outcome | null;
  view: {};
}
/**
 * Where everything is stored.
 */
export interface Database {
  kind: 'postgresql' | 'sqlite';
  well: boolean;
  waiting: number;
  bytes: number;
}
/**
 * GET /api/puzzles/today. The puzzle of the day, the same for everybody; days change at midnight UTC.
 */
export interface DayPuzzle {
  day: string;
  game: string;
  number: number;
  name: string;
  strength: 'easy' | 'hard' | 'medium';
}
/**
 * How the match on the table was dealt.
 */
export interface Deal {
  commitments: string[];
  number: number;
}
/**
 * A deal that is being made. Nothing is revealed before all commitments stand, and nothing changes after.
 */
export interface Dealing {
  phase: 'committing' | 'revealing';
  commitments?: string[];
  revealed?: number[];
  rules?: string;
  number?: number;
}
/**
 * PUT and DELETE /api/me/notices/device. A browser's address at its push service, and its keys (base64url).
 */
export interface Device {
  endpoint: string;
  key?: string;
  auth?: string;
  language?: string;
}
/**
 * server → client. Your command took effect (and is stored).
 */
export interface Done {
  type: 'done';
  command: string;
}
/**
 * GET /api/matches. One of your finished matches, newest first; `?after=ID` asks for those that come after it.
 */
export interface Finished {
  id: string;
  game: string;
  ended: number;
  sitters: Sitter[];
  outcome?: Outcome | null;
  left?: boolean;
  practice?: boolean;
}
/**
 * Who sits on a chair, as everybody sees it.
 */
export interface Sitter {
  kind: 'bot' | 'open' | 'person';
  name?: string;
  doll?: number;
  level?: string;
  connected?: boolean;
  you?: boolean;
  committed?: boolean;
  ready?: boolean;
  absent?: boolean;
  away?: number;
  out?: boolean;
  warming?: boolean;
  plays?: string;
}
/**
 * One moment of a replay: the events that led here and what the chosen eyes saw.
 */
export interface Frame {
  by: number | null;
  move: string;
  events: Event[];
  view: View;
  plain: Section[];
}
/**
 * A table that a mistake of ours has stopped.
 */
export interface FrozenTable {
  id: string;
  game: string;
  incident: string;
  since: number;
  seats: number;
  pages: number;
  move: number;
}
/**
 * GET /api/games. A game that can be played here.
 */
export interface GameInfo {
  name: string;
  seats: number[];
  options: Option[];
  levels: string[];
  sides: number[][];
  ready: boolean;
  lesson?: boolean;
  minute?: boolean;
  inPerson?: boolean;
}
/**
 * One table option of a game.
 *
 *     Its texts are `<game>-option-<name>` and, per value, `<game>-option-<name>-<value>`.
 */
export interface Option {
  name: string;
  rule: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}
/**
 * GET /api/puzzles. The puzzles of a game: easy ones first, then medium and hard ones.
 */
export interface GamePuzzles {
  game: string;
  puzzles: PuzzleLine[];
}
/**
 * One puzzle of a list. Its number is its place there, counted from 1; devices keep the names of those solved.
 */
export interface PuzzleLine {
  name: string;
  strength: 'easy' | 'hard' | 'medium';
}
/**
 * How often somebody has won one game. `expected`: the share of whoever plays like the others at such tables.
 */
export interface GameResult {
  game: string;
  played: number;
  won: number;
  expected: number;
}
/**
 * GET /api/games/{game}/texts?language=en|it. What a page needs to speak of a game that a package brought.
 */
export interface GameTexts {
  name: string;
  prefix: string;
  texts: string[];
  rulebook: string;
}
/**
 * A guest as somebody is shown who may become one: a name ("" without one) and a doll.
 */
export interface Guest {
  name: string;
  doll: number;
}
/**
 * A kind of decision that gave chance away. `says` is what spoke for the better move, the costliest time.
 */
export interface Habit {
  game: string;
  says: Says;
  count: number;
  cost: number;
  match: string;
  move: number;
  sitters: Sitter[];
  seat: number;
}
/**
 * GET /health. A move is made on a table that nobody sees: rules, disk and all, the database of the house too.
 *
 *     `ailing` (status 503): that failed. `warming`: all is well, and something is still being compiled; or no bot is up
 *     yet, and then no move was made.
 */
export interface Health {
  state: 'ailing' | 'ok' | 'warming';
  games: {
    [k: string]: boolean;
  };
  move?: number;
  notes?: string[];
  warming?: CompileProgress | null;
}
/**
 * client → server. Asks what a bot would think in your place, where `hints` are given; changes nothing.
 */
export interface Hint {
  type: 'hint';
  command: string;
  sequence: number;
  seat?: number | null;
}
/**
 * server → client. Answer to `hint`: moves with their chances and what speaks for them, with what you know.
 */
export interface Hinted {
  type: 'hinted';
  command: string;
  explanation: Explanation;
}
/**
 * POST /api/me/key: a link that makes one other device you. POST /api/key/owner: whose link it is.
 *
 *     The key travels in the fragment of the address, which browsers do not send; it opens once.
 */
export interface HouseKey {
  key: string;
}
/**
 * GET /api/house. How this process of the house does, now.
 */
export interface HouseReport {
  name: string;
  version: string;
  python: string;
  now: number;
  started: number;
  tables: number;
  playing: number;
  pages: number;
  memory: number;
  load: number;
  actions: number;
  refused: number;
  bots: Bots;
  database: Database;
  warmth: CompileProgress;
  timings: Timing[];
  frozen: FrozenTable[];
  offline: OfflineTable[];
  restart: number | null;
  diary: Noted[];
  others: OtherProcess[];
  notes: Says[];
}
/**
 * How long something took in the last hour; milliseconds, and None where nothing happened.
 */
export interface Timing {
  kind: 'action' | 'bot' | 'commit' | 'recall';
  limit: number;
  half: number | null;
  most: number | null;
  nearly: number | null;
  curve: (number | null)[];
}
/**
 * A table that the operator has taken offline.
 */
export interface OfflineTable {
  id: string;
  game: string;
  since: number;
}
/**
 * Something that happened.
 */
export interface Noted {
  at: number;
  kind: 'announced' | 'back' | 'frozen' | 'offline' | 'opened' | 'reopened' | 'withdrawn';
  game?: string;
  incident?: string;
}
/**
 * Another process of the same house.
 */
export interface OtherProcess {
  name: string;
  version: string;
  silent: number;
}
/**
 * GET /api/house/tables/TABLE. One table, without anybody who sits there and without a card.
 */
export interface HouseTable {
  id: string;
  game: string;
  state: 'over' | 'playing' | 'waiting';
  seats: number;
  pages: number;
  incident: string;
  offline: boolean;
  process: string;
}
/**
 * client → server. All people here are out of the match: from now on its bots do not pause.
 */
export interface Hurry {
  type: 'hurry';
  command: string;
}
/**
 * GET /api/tables/{id}/invitation. The address to share, which phones on the same Wi-Fi can reach with `--lan`.
 *
 *     GET /api/tables/{id}/qr.svg draws the same address.
 */
export interface Invitation {
  address: string;
  onlyHere?: boolean;
}
/**
 * client → server. First message on a socket: look at the table that its address names.
 *
 *     `match` and `since` name what the page has already shown.
 */
export interface Join {
  type: 'join';
  table: string;
  protocol: number;
  match?: string | null;
  since?: number;
  deals?: boolean;
  words?: boolean;
  changes?: boolean;
  beats?: boolean;
  rhythm?: boolean;
}
/**
 * GET /key. The public key that signs the game files of this server.
 */
export interface Key {
  algorithm: 'ed25519';
  key: string;
}
/**
 * POST /api/key/owner. Who one would become with a key, and what would be left behind. The key stays good.
 */
export interface KeyOwner {
  owner: Guest;
  present: Guest | null;
  same: boolean;
  seats: number;
}
/**
 * client → server. Give the seat up: before the start it is free again, then a bot takes it for good.
 */
export interface Leave {
  type: 'leave';
  command: string;
}
/**
 * GET /api/games/{game}/lesson. The stations of a lesson; POST /api/practice opens the game that follows.
 */
export interface Lesson {
  game: string;
  stations: Station[];
}
/**
 * One position of a lesson and what is to be done in it.
 */
export interface Station {
  name: string;
  text: string;
  table: Table;
  opening: Update;
  before: Update[];
  best: number[];
  consequences: Consequence[];
  rule?: string;
  anew?: boolean;
}
/**
 * server → client. The table around the match: sent on joining and whenever any of it changes.
 */
export interface Table {
  type: 'table';
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  state: 'over' | 'playing' | 'waiting';
  sitters: Sitter[];
  seat: number | null;
  host: boolean;
  match: string | null;
  commitment: string;
  sealed?: string;
  dealing?: Dealing | null;
  deal?: Deal | null;
  terms?: Terms;
  code?: string;
  adjourned?: boolean;
  pausing?: number[];
  hurried?: boolean;
  practice?: boolean;
  origin?: Origin | null;
  recorded?: boolean;
  hints?: boolean;
  speed?: number;
  incident?: string;
}
/**
 * What a table has agreed on beside the rules of its game.
 */
export interface Terms {
  pace?: '1-day' | '2-days' | '3-days' | '7-days' | 'blitz' | 'none' | 'relaxed';
  watch?: 'all' | 'link' | 'nobody';
  chat?: boolean;
  listed?: boolean;
  local?: boolean;
  hints?: boolean;
}
/**
 * Where a match was played on from, as its file tells it.
 */
export interface Origin {
  kind: 'file' | 'lesson' | 'match' | 'puzzle';
  name: string;
  move?: number;
  seat?: number;
  hidden?: 'as-were' | 'redrawn';
  instead?: string;
}
/**
 * Something said at the table; `seat` is where it was said from.
 *
 *     `name` and `doll` are those of now, and while a match goes on those of its deal.
 */
export interface Line {
  number: number;
  seat: number;
  name: string;
  doll: number;
  text: string;
}
/**
 * client → server. Where one device is handed round: show this seat's hand, or (null) cover everything.
 */
export interface Look {
  type: 'look';
  command: string;
  seat: number | null;
}
/**
 * PUT /api/me/notices/mail. Where letters may go once somebody there has said yes.
 */
export interface MailAddress {
  address: string;
  language?: string;
}
/**
 * GET /api/me, PUT /api/me. Who this browser is: a guest with a name and a doll.
 *
 *     POST /api/me/back makes it again who it was before a key was turned.
 */
export interface Me {
  name: string;
  doll: number;
  known?: boolean;
  before?: Guest | null;
}
/**
 * A mean of so many values; with 95 % the truth lies within `spread` of it on either side.
 */
export interface Mean {
  value: number;
  spread: number;
  count: number;
}
/**
 * GET /api/games/{game}/minute. A game in a minute: five to seven pictures from real positions.
 */
export interface Minute {
  game: string;
  pictures: Picture[];
}
/**
 * One picture of a minute: a position as a page that joins a table is told it, and moves that are played on.
 *
 *     Its texts are `<game>-minute-<name>` and `<game>-minute-<name>-title`.
 */
export interface Picture {
  name: string;
  show: 'all' | 'board' | 'hand' | 'seats';
  table: Table;
  update: Update;
  then: Update[];
  picked?: number[];
}
/**
 * GET /api/tables/turns. At how many tables it is your turn.
 */
export interface MyTurns {
  count: number;
}
/**
 * POST /api/tables. Open a table and sit down at seat 0.
 *
 *     `bots` names a level per further seat; "" leaves the chair open.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: boolean | number | string;
  };
  bots?: string[];
  start?: boolean;
  command?: string;
  terms?: Terms1;
  people?: string[];
}
/**
 * What a table has agreed on beside the rules of its game.
 */
export interface Terms1 {
  pace?: '1-day' | '2-days' | '3-days' | '7-days' | 'blitz' | 'none' | 'relaxed';
  watch?: 'all' | 'link' | 'nobody';
  chat?: boolean;
  listed?: boolean;
  local?: boolean;
  hints?: boolean;
}
/**
 * PUT /api/me/notices. When you want to be called, and in which language.
 */
export interface NoticeWish {
  moment: 'due' | 'turn';
  language?: string;
}
/**
 * POST /api/notices/confirm and /api/notices/end. The word behind `#` in a link that the house has sent.
 */
export interface NoticeWord {
  word: string;
}
/**
 * GET /api/me/notices. How the house may call you when no page is open, and what of that it can do at all.
 */
export interface Notices {
  pushKey: string;
  mail: boolean;
  moment: 'due' | 'turn';
  address: string;
  confirmed: boolean;
  devices: number;
}
/**
 * POST /api/house/key. The secret of a link that `ludoteca house` has printed; it opens once.
 */
export interface OperatorLink {
  link: string;
}
/**
 * GET /api/me/page. Your own page: nobody else can see it, and it is deleted with you.
 *
 *     The latest matches are thought over when you first ask; `done` and `total` tell how far that is. Practice does not
 *     count.
 */
export interface PersonPage {
  matches: number;
  won: number;
  since: number | null;
  partner: string;
  results: GameResult[];
  splits: Split[];
  luck: Mean | null;
  decisions: Mean | null;
  habits: Habit[];
  done: number;
  total: number;
}
/**
 * Luck and decisions of one match, in shares of a victory.
 */
export interface Split {
  match: string;
  game: string;
  ended: number;
  luck: number;
  decisions: number;
}
/**
 * client → server. The steps of one move, for the sequence on the page's screen. The server knows the seat.
 */
export interface Play {
  type: 'play';
  command: string;
  sequence: number;
  steps: number[];
  seat?: number | null;
  backs?: number | null;
}
/**
 * POST /api/practice. Play on from a point of a finished match, a file, a puzzle or a lesson, against bots.
 *
 *     Opens a table at once; the match is practice and its file names where it came from. Nothing is taken from a match
 *     that goes on.
 */
export interface Practice {
  kind: 'file' | 'lesson' | 'match' | 'puzzle';
  name?: string;
  game?: string;
  file?: {} | null;
  move?: number;
  seat?: number | null;
  hidden?: 'as-were' | 'redrawn';
  instead?: string;
  level?: string;
  command?: string;
}
/**
 * Answer to any HTTP request that was refused; `says` tells why and what to do.
 */
export interface Problem {
  says: Says;
}
/**
 * GET /api/games/{game}/puzzles/{number}. Find the move: a position as whoever sat there was told it.
 */
export interface Puzzle {
  game: string;
  number: number;
  name: string;
  strength: 'easy' | 'hard' | 'medium';
  table: Table;
  update: Update;
}
/**
 * GET /api/games/{game}/puzzles/{number}/answer?steps=3.14. What a whole move is worth, and what it leads to.
 */
export interface PuzzleAnswer {
  right: boolean;
  cost: number | null;
  explanation: Explanation;
  update: Update;
}
/**
 * client → server. Make a face, 0 to 4: laugh, wow, phew, grr, bravo.
 */
export interface React {
  type: 'react';
  command: string;
  face: number;
}
/**
 * server → client. A seat makes a face. Nobody keeps it.
 */
export interface Reacted {
  type: 'reacted';
  seat: number;
  face: number;
}
/**
 * client → server. Ask for a moment before the deal, or say that you are ready after all. Whoever sits down is.
 */
export interface Ready {
  type: 'ready';
  command: string;
  ready: boolean;
}
/**
 * Answer to POST /api/games/{game}/why.
 */
export interface Reason {
  says: Says;
}
/**
 * server → client. A match that the rules of today do not lead to any more: what was told when it was played.
 */
export interface Recorded {
  type: 'recorded';
  events: Event[];
}
/**
 * server → client. Your command changed nothing; `says` tells why and what to do.
 */
export interface Refused {
  type: 'refused';
  command: string;
  says: Says;
}
/**
 * server → client. This page is older than the server: load it again.
 */
export interface Reload {
  type: 'reload';
  protocol: number;
}
/**
 * client → server. Play again with the same people, after the end. The first who asks deals.
 */
export interface Rematch {
  type: 'rematch';
  command: string;
  match?: string;
}
/**
 * client → server. The host asks a guest to leave; during a match a bot takes the seat.
 */
export interface Remove {
  type: 'remove';
  command: string;
  seat: number;
}
/**
 * client → server. The host opens a table again that has stopped (`incident`): as it was after the last move.
 */
export interface Reopen {
  type: 'reopen';
  command: string;
}
/**
 * GET /api/matches/{id}/replay?eyes=open|0|1|… A finished match, frame by frame.
 */
export interface Replay {
  game: string;
  names: string[];
  sitters: Sitter[];
  options: {
    [k: string]: boolean | number | string;
  };
  eyes: number | null;
  frames: Frame[];
  origin?: Origin | null;
  told?: Event[] | null;
}
/**
 * client → server. Take your seat back from the bot that plays for you.
 */
export interface Return {
  type: 'return';
  command: string;
}
/**
 * client → server. The text that you have committed yourself to, when `dealing` says that all commitments stand.
 *
 *     Whoever does not reveal within 5 seconds voids the deal and is not ready any more.
 */
export interface Reveal {
  type: 'reveal';
  command: string;
  text: string;
}
/**
 * client → server. Say something at the table, up to 300 characters.
 */
export interface Say {
  type: 'say';
  command: string;
  text: string;
}
/**
 * client → server. Take an open chair, also instead of the one you have (before the start).
 */
export interface Sit {
  type: 'sit';
  command: string;
  seat: number;
}
/**
 * client → server. Leave your chair (before the start).
 */
export interface Stand {
  type: 'stand';
  command: string;
}
/**
 * client → server. Let a bot play for somebody whose connection has been lost for 20 seconds.
 */
export interface StandIn {
  type: 'standIn';
  command: string;
  seat: number;
}
/**
 * client → server. The host deals; every chair must be taken. Pages that take part are asked to reveal first.
 */
export interface Start {
  type: 'start';
  command: string;
}
/**
 * GET /api/tables. A doorbell: a table that waits for people, or one of yours.
 */
export interface TableLine {
  id: string;
  game: string;
  state: 'over' | 'playing' | 'waiting';
  names: string[];
  free: number;
  yours: boolean;
  yourTurn: boolean;
  match: string | null;
  adjourned?: boolean;
  moves?: number;
}
/**
 * client → server. Take back your answer in an open window, or your last move.
 *
 *     Among people a move can be taken back until the next decision if nobody has learnt anything by it. Alone with bots
 *     any move can: the match is then practice.
 */
export interface TakeBack {
  type: 'takeBack';
  command: string;
  sequence: number;
}
/**
 * server → client. Lines of the chat: the last ones on joining, then each as it is said.
 */
export interface Talk {
  type: 'talk';
  lines: Line[];
}
/**
 * What a table has agreed on beside the rules of its game.
 */
export interface Terms2 {
  pace?: '1-day' | '2-days' | '3-days' | '7-days' | 'blitz' | 'none' | 'relaxed';
  watch?: 'all' | 'link' | 'nobody';
  chat?: boolean;
  listed?: boolean;
  local?: boolean;
  hints?: boolean;
}
/**
 * POST /api/key: become the guest whose key this is. Only ever after somebody was asked and said so.
 */
export interface TurnedKey {
  key: string;
  leave?: boolean;
}
/**
 * POST /api/files?eyes=open|0|1|… with a game file as the body: the file as a replay, and what was checked.
 *
 *     Nothing of it is kept. A file that contradicts itself is refused with the first thing that does not add up.
 */
export interface UploadedFile {
  replay: Replay;
  checks: Says[];
  signer: 'house' | 'nobody' | 'unknown';
  key?: string;
}
/**
 * GET /api/tables/waiting. A running match of yours with other people, or with days for a move.
 *
 *     Those come first where it is your turn, and of them those with the least time left.
 */
export interface WaitingTable {
  id: string;
  game: string;
  sitters: Sitter[];
  seat: number;
  yourTurn: boolean;
  turns: number[];
  days?: number;
  left?: number | null;
  away?: number | null;
  moves?: number;
  events?: Event[];
}
/**
 * GET /api/matches/{id}/what-if?move=14&instead=a%207x2. Where another move would have led in a finished match.
 *
 *     `move` is how many moves were made before it. Chances are what each seat could know, as in the analysis.
 */
export interface WhatIf {
  by: number;
  move: string;
  frame: Frame;
  before: number[];
  after: number[];
  over: boolean;
  exact?: Says | null;
}
/**
 * PUT /api/house/restart. In how many seconds the house restarts; everybody at a table is told.
 */
export interface WhenToRestart {
  seconds: number;
}
/**
 * client → server. Asks why a step may not be taken after the steps already chosen of the open decision.
 *
 *     Steps that are not the beginning of one decision are refused: what a whole move would lead to is not told before.
 */
export interface Why {
  type: 'why';
  command: string;
  steps: number[];
  step: number | Says;
  seat?: number | null;
}
/**
 * POST /api/games/{game}/why. Asks why a step may not be taken at a station or in a puzzle.
 */
export interface WhyThere {
  kind: 'lesson' | 'puzzle';
  name: string;
  steps: number[];
  step: number | Says;
}
