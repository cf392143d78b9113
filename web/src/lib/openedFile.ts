// A game file that somebody opened from their own device: kept by this page until it is closed, read by the server each time.
import { api } from '$lib/api';
import type { UploadedFile } from '$lib/protocol';

/** The match's name in the address while a file is shown. */
export const OPENED_FILE = 'file';
/** The server reads no more; said here too, so that nobody waits for a large upload to be refused. */
export const MOST_BYTES = 1024 * 1024;

let kept: Blob | null = null;

/** Keeps a file to be shown. */
export function keepFile(file: Blob): void {
  kept = file;
}

/** The kept file as data; null when there is none. */
export async function keptFile(): Promise<Record<string, unknown> | null> {
  return kept && (JSON.parse(await kept.text()) as Record<string, unknown>);
}

/** The kept file through somebody's eyes; null when there is none, as after loading the page anew. */
export async function showKeptFile(eyes: number | 'open'): Promise<UploadedFile | null> {
  return kept && (await api.readFile(kept, eyes));
}
