import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

/** An empty folder of one's own; it goes after the run. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(inject('scratch'), 'test-'));
}
