// @vitest-environment jsdom
import { addressOf, inLanguage } from '@scamguard/client';
import { translateInto } from '@scamguard/i18n';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageContext } from '../language/language-context.ts';
import { useAnswer } from './use-answer.ts';

const address = addressOf('dailyTips');
const tips = [{ id: 'a', content: 'Hang up.' }];
afterEach(cleanup);

/** Around the hook: a language, what the page was sent with, and who is asked. */
const around =
  (fetcher: (address: string) => unknown, fallback = {}) =>
  ({ children }: { children: ReactNode }) => (
    <LanguageContext
      value={{
        language: 'en',
        t: translateInto('en'),
        inBeneath: (words: string) => Promise.resolve(words),
        setLanguage: () => {},
      }}
    >
      <SWRConfig value={{ provider: () => new Map(), fetcher, fallback }}>{children}</SWRConfig>
    </LanguageContext>
  );

it('asks in the visitor’s language and gives what is answered', async () => {
  const fetcher = vi.fn().mockResolvedValue(tips);
  const { result } = renderHook(() => useAnswer(address), { wrapper: around(fetcher) });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual(tips));
  expect(fetcher).toHaveBeenCalledExactlyOnceWith('/api/daily-tips?lang=en');
});

it('gives at once what the page was sent with', () => {
  const fallback = { [inLanguage(address, 'en')]: tips };
  const { result } = renderHook(() => useAnswer(address), {
    wrapper: around(() => new Promise(() => {}), fallback),
  });
  expect(result.current.data).toEqual(tips);
});

it('asks nothing where there is no address', () => {
  const fetcher = vi.fn();
  renderHook(() => useAnswer<'dailyTips'>(null), { wrapper: around(fetcher) });
  expect(fetcher).not.toHaveBeenCalled();
});

it('tells why nothing came', async () => {
  const failure = new TypeError('Failed to fetch');
  const { result } = renderHook(() => useAnswer(address), {
    wrapper: around(() => Promise.reject(failure)),
  });
  await waitFor(() => expect(result.current.error).toBe(failure));
});
