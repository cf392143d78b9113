// The operator's page: what it shows follows from what it asked since it was opened.
import { afterEach, expect, it, vi } from 'vitest';
import { Operator } from '../src/pages/house/operator.svelte';

const REPORT = { now: 1 };
const LONG = 1_000_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('stays locked when a report comes late that was asked for before', async () => {
  const late: ((answer: Response) => void)[] = [];
  const answers = [
    () => Promise.resolve(Response.json(REPORT)),
    () => new Promise<Response>((each) => late.push(each)),
  ];
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'DELETE' ? Promise.resolve(Response.json({})) : answers.shift()!(),
  );
  const operator = new Operator(LONG);
  await operator.begin(null);
  expect(operator.report).toEqual(REPORT);
  const waiting = operator.announce(60);
  await operator.leave();
  expect([operator.locked, operator.report]).toEqual([true, null]);
  late[0]?.(Response.json(REPORT));
  await waiting;
  expect([operator.locked, operator.report, operator.busy]).toEqual([true, null, false]);
  operator.close();
});

it('says that it could not be locked, and shows nothing until it knows', async () => {
  const asked: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'DELETE' ? new Promise<Response>((each) => asked.push(each)) : Promise.resolve(Response.json(REPORT)),
  );
  const operator = new Operator(LONG);
  await operator.begin(null);
  const leaving = operator.leave();
  expect([operator.leaving, operator.locked, operator.report]).toEqual([true, false, null]);
  await operator.look();
  expect(operator.report).toBeNull();
  asked[0]?.(Response.error());
  await leaving;
  expect([operator.leaving, operator.locked, operator.report]).toEqual([false, false, REPORT]);
  expect(operator.refused?.id).toBe('house-not-locked');
  operator.close();
});

it('forgets what was refused before it was locked, and what is refused later', async () => {
  const late: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) =>
    method === 'DELETE'
      ? Promise.resolve(Response.json({}))
      : path.includes('/tables/')
        ? new Promise<Response>((each) => late.push(each))
        : Promise.resolve(Response.json(REPORT)),
  );
  const no = (): Response => Response.json({ says: { id: 'server-no-table' } }, { status: 404 });
  const operator = new Operator(LONG);
  await operator.begin(null);
  const first = operator.find('abcd');
  late[0]?.(no());
  await first;
  expect(operator.refused).not.toBeNull();
  const second = operator.find('efgh');
  await operator.leave();
  late[1]?.(no());
  await second;
  expect([operator.locked, operator.refused, operator.gone]).toEqual([true, null, false]);
  operator.close();
});

it('asks in one round at a time, however many links come', async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    asked += Number(method === 'GET');
    return Promise.resolve(Response.json(REPORT));
  });
  const operator = new Operator(LONG);
  await Promise.all([operator.begin(null), operator.begin('one'), operator.begin('two')]);
  asked = 0;
  await vi.advanceTimersByTimeAsync(3 * LONG);
  expect(asked).toBe(3);
  operator.close();
  vi.useRealTimers();
});
