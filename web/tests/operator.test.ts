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
