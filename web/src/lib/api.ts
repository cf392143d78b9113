// What has an address on the server: who I am, games, tables, replays.
import type {
  Address,
  Analysis,
  CompileProgress,
  DayPuzzle,
  Device,
  Finished,
  GameInfo,
  GamePuzzles,
  GameTexts,
  HouseKey,
  Invitation,
  KeyOwner,
  Lesson,
  MailAddress,
  Me,
  Minute,
  MyTurns,
  NewTable,
  PersonPage,
  Notices,
  NoticeWish,
  Practice,
  Problem,
  Puzzle,
  PuzzleAnswer,
  Reason,
  Replay,
  Says,
  TableLine,
  UploadedFile,
  WaitingTable,
  WhatIf,
  WhyThere,
} from '$lib/protocol';

/** The server said no, and `says` why; null when there was no answer at all. */
export class NotDone extends Error {
  constructor(
    readonly says: Says | null,
    readonly status: number,
  ) {
    super(says?.id ?? `status ${status}`);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new NotDone(null, 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new NotDone(problem?.says ?? null, answer.status);
  }
  return (await answer.json()) as Answer;
}

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string, doll: number) => ask<Me>('PUT', '/api/me', { name, doll }),
  myPage: () => ask<PersonPage>('GET', '/api/me/page'),
  forgetMe: () => ask<Me>('DELETE', '/api/me'),
  cutKey: () => ask<HouseKey>('POST', '/api/me/key'),
  changeLock: () => ask<Me>('DELETE', '/api/me/key'),
  keyOwner: (key: string) => ask<KeyOwner>('POST', '/api/key/owner', { key }),
  turnKey: (key: string, leave: boolean) => ask<Me>('POST', '/api/key', { key, leave }),
  goBack: () => ask<Me>('POST', '/api/me/back', {}),
  notices: () => ask<Notices>('GET', '/api/me/notices'),
  wishNotices: (wish: NoticeWish) => ask<Notices>('PUT', '/api/me/notices', wish),
  addDevice: (device: Device) => ask<Notices>('PUT', '/api/me/notices/device', device),
  dropDevice: (endpoint: string) => ask<Notices>('DELETE', '/api/me/notices/device', { endpoint }),
  askForLetters: (address: MailAddress) => ask<Notices>('PUT', '/api/me/notices/mail', address),
  endLetters: () => ask<Notices>('DELETE', '/api/me/notices/mail'),
  answerNotice: (link: 'confirm' | 'end', word: string) => ask<unknown>('POST', `/api/notices/${link}`, { word }),
  tableWith: (code: string) => ask<Address>('GET', `/api/codes/${encodeURIComponent(code)}`),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  compileProgress: () => ask<CompileProgress>('GET', '/api/warmth'),
  texts: (game: string, language: string) =>
    ask<GameTexts>('GET', `/api/games/${encodeURIComponent(game)}/texts?language=${language}`),
  lesson: (game: string) => ask<Lesson>('GET', `/api/games/${encodeURIComponent(game)}/lesson`),
  why: (game: string, asked: WhyThere) => ask<Reason>('POST', `/api/games/${encodeURIComponent(game)}/why`, asked),
  minute: (game: string) => ask<Minute>('GET', `/api/games/${encodeURIComponent(game)}/minute`),
  puzzles: () => ask<GamePuzzles[]>('GET', '/api/puzzles'),
  puzzleOfTheDay: () => ask<DayPuzzle>('GET', '/api/puzzles/today'),
  puzzle: (game: string, number: number) =>
    ask<Puzzle>('GET', `/api/games/${encodeURIComponent(game)}/puzzles/${number}`),
  puzzleAnswer: (game: string, number: number, steps: number[]) =>
    ask<PuzzleAnswer>(
      'GET',
      `/api/games/${encodeURIComponent(game)}/puzzles/${number}/answer?steps=${steps.join('.')}`,
    ),
  tables: () => ask<TableLine[]>('GET', '/api/tables'),
  waiting: () => ask<WaitingTable[]>('GET', '/api/tables/waiting'),
  turns: () => ask<MyTurns>('GET', '/api/tables/turns'),
  matches: (after = '') => ask<Finished[]>('GET', `/api/matches?after=${after}`),
  open: (table: NewTable) => ask<Address>('POST', '/api/tables', table),
  playOn: (wish: Practice) => ask<Address>('POST', '/api/practice', wish),
  invitation: (table: string) => ask<Invitation>('GET', `/api/tables/${table}/invitation`),
  analysis: (match: string) => ask<Analysis>('GET', `/api/matches/${match}/hindsight`),
  whatIf: (match: string, move: number, instead: string, eyes: number | 'open') =>
    ask<WhatIf>(
      'GET',
      `/api/matches/${match}/what-if?move=${move}&instead=${encodeURIComponent(instead)}&eyes=${eyes}`,
    ),
  replay: (match: string, eyes: number | 'open') => ask<Replay>('GET', `/api/matches/${match}/replay?eyes=${eyes}`),
  readFile: (file: Blob, eyes: number | 'open') => ask<UploadedFile>('POST', `/api/files?eyes=${eyes}`, file),
};

/** Where a match can be downloaded as a game file. */
export function gameFile(match: string): string {
  return `/api/matches/${match}/file`;
}
