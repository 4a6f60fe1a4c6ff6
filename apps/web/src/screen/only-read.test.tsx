// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Part({ onDraw, onClick }: { onDraw: () => void; onClick: () => void }) {
  onDraw();
  return (
    <button type="button" onClick={onClick}>
      Part
    </button>
  );
}

/** As where there is no window. */
async function drawnByServer(page: ReactNode): Promise<string> {
  const { window } = globalThis;
  vi.stubGlobal('window', undefined);
  const { prelude } = await prerender(page);
  const html = await new Response(prelude).text();
  vi.stubGlobal('window', window);
  return html;
}

/** A page that the server has drawn and that React has taken over, with a part that is only read. */
async function page() {
  const { OnlyRead } = await import('./only-read.tsx');
  const onClick = vi.fn();
  const onDraw = vi.fn();
  const around = (words: string) => (
    <>
      <p>{words}</p>
      <OnlyRead>
        <Part onDraw={onDraw} onClick={onClick} />
      </OnlyRead>
    </>
  );
  const root = document.createElement('main');
  root.innerHTML = await drawnByServer(around('One'));
  document.body.append(root);
  const button = root.querySelector('button');
  onDraw.mockClear();
  const hydrated = await act(async () => hydrateRoot(root, around('One')));
  const show = (words: string) => act(async () => hydrated.render(around(words)));
  return { root, button, onClick, onDraw, show };
}

it('is not drawn while the page is only read', async () => {
  const { root, onDraw } = await page();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(onDraw).not.toHaveBeenCalled();
  expect(root.textContent).toBe('OnePart');
});

it('answers the first press on it, on the element that the server drew', async () => {
  const { root, button, onClick } = await page();
  await act(async () => button?.click());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(root.querySelector('button')).toBe(button);
});

it('is taken over once something else is used', async () => {
  const { root, button, onDraw } = await page();
  await act(async () => root.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(onDraw).toHaveBeenCalled();
  expect(root.querySelector('button')).toBe(button);
});

it('is drawn anew where what stands around it changes first', async () => {
  const { root, onClick, show } = await page();
  await show('Two');
  expect(root.textContent).toBe('TwoPart');
  await act(async () => root.querySelector('button')?.click());
  expect(onClick).toHaveBeenCalledTimes(1);
});
