// What people paste or say to come in: four letters, and a key in the fragment of a link.
import { expect, it } from 'vitest';
import { keyIn, linkWith } from '$lib/houseKey';
import { codeIn } from '../src/pages/home/invitation';

it('reads four letters however they are said', () => {
  expect(['aida', 'A I D A', ' a-i-d-a ', 'Aida.'].map(codeIn)).toEqual(['aida', 'aida', 'aida', 'aida']);
  expect(['aid', 'aidas', '4ida', 'https://casa.test/t/aida', ''].map(codeIn)).toEqual([null, null, null, null, null]);
});

it('puts a key where browsers do not send it, and finds it there', () => {
  const key = 'abcDEF_-0123456789abcdefghijklmnopqrstuvwxy';
  const link = new URL(linkWith(key, 'https://casa.test'));
  expect([link.pathname, link.search]).toEqual(['/', '']);
  expect(keyIn(link.hash)).toBe(key);
  expect(['', '#', '#key=', '#key=<script>', '#rule-KA-522'].map(keyIn)).toEqual([null, null, null, null, null]);
});
