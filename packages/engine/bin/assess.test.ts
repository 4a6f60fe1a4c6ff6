import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '..', 'dist');
let folder = '';
let command = '';

beforeAll(async () => {
  // Inside the package, where the bundle finds the weights.
  await mkdir(DIST, { recursive: true });
  folder = await mkdtemp(join(DIST, 'assess-'));
  command = join(folder, 'assess.mjs');
  const entry = join(import.meta.dirname, 'assess.ts');
  await build({
    entryPoints: [entry],
    outfile: command,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
  });
});

afterAll(() => rm(folder, { recursive: true }));

interface Run {
  readonly lines: readonly Record<string, unknown>[];
  readonly output: string;
  readonly errors: string;
  readonly code: number | null;
}

async function run(input: string | Uint8Array): Promise<Run> {
  const child = spawn(process.execPath, [command]);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { lines, output, errors, code };
}

const item = (id: unknown, value = 'https://boutique-adjovi.com'): string =>
  JSON.stringify({ id, type: 'link', value });

it('prints one line for each, in order, and nothing else', async () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => index);
  const { lines, errors, code } = await run(ids.map((id) => `${item(id)}\n`).join(''));
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect([errors, code]).toEqual(['', 0]);
});

it('reads Windows line ends, blank lines and a last line without its end', async () => {
  const { lines, code } = await run(`${item(1)}\r\n\r\n\n${item(2)}`);
  expect(lines.map(({ id, verdict }) => [id, verdict])).toEqual([
    [1, 'unknown'],
    [2, 'unknown'],
  ]);
  expect(code).toBe(0);
});

it('goes on after a bad line, and exits with 1 at the end', async () => {
  const invalid = Uint8Array.from([0x7b, 0xff, 0xfe, 0x0a]);
  const { lines, errors, code } = await run(
    Buffer.concat([Buffer.from(`${item(1)}\nno\n`), invalid, Buffer.from(item(2))]),
  );
  expect(lines.map(({ id, error }) => [id, typeof error])).toEqual([
    [1, 'undefined'],
    [null, 'string'],
    [null, 'string'],
    [2, 'undefined'],
  ]);
  expect([errors, code]).toEqual(['', 1]);
});

it('survives a line of ten megabytes', async () => {
  const { lines, code } = await run(
    `${item(1, 'a'.repeat(10_000_000))}\n${item(2)}\n${'x'.repeat(10_000_000)}\n${item(3)}\n`,
  );
  expect(lines.map(({ id, error }) => [id, error])).toEqual([
    [1, '"value" is longer than 2048 characters.'],
    [2, undefined],
    [null, 'The line is not a JSON object.'],
    [3, undefined],
  ]);
  expect(code).toBe(1);
});

it('answers nothing to nothing', async () => {
  expect(await run('')).toEqual({ lines: [], output: '', errors: '', code: 0 });
});

it('answers a line before the next one comes', async () => {
  const child = spawn(process.execPath, [command]);
  child.stdin.write(`${item('first')}\n`);
  const [chunk] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(JSON.parse(chunk)).toMatchObject({ id: 'first' });
  child.stdin.end();
  await once(child, 'close');
});

it('ends quietly when nobody reads any more', async () => {
  const child = spawn(process.execPath, [command]);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${item(1)}\n`.repeat(20_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = (await once(child, 'close')) as [number | null];
  expect([errors, code]).toEqual(['', 0]);
});
