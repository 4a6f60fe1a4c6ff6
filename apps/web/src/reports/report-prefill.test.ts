import { expect, it, vi } from 'vitest';
import { forgetForReport, keepForReport, readForReport } from './report-prefill.ts';

const store = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});
const nothing = new URLSearchParams();

it('gives what was kept until it is forgotten', () => {
  keepForReport({ kind: 'number', value: ' +229 01 97 00 00 00 ' });
  expect(readForReport(nothing)).toEqual({ kind: 'number', value: '+229 01 97 00 00 00' });
  forgetForReport();
  expect(readForReport(nothing)).toBeUndefined();
});

it('prefers what the address says', () => {
  keepForReport({ kind: 'number', value: '1' });
  const address = new URLSearchParams({ kind: 'link', value: 'https://gain.example/' });
  expect(readForReport(address)).toEqual({ kind: 'link', value: 'https://gain.example/' });
});

it.each(['null', '{', '{"kind":"bank","value":"x"}', '{"kind":"link","value":" "}', '{"kind":"link"}', '7'])(
  'takes no nonsense: %s',
  (text) => {
    store.set('report-prefill', text);
    expect(readForReport(nothing)).toBeUndefined();
  },
);
