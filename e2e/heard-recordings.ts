import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

type Language = 'fr' | 'en';

const listOf = (name: string): Record<string, string> =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../packages/content/src/clips/${name}.json`), 'utf8'),
  );

/** Under which ids a text is recorded in a language. */
export function idsOf(text: string, language: Language): readonly string[] {
  const clips = { ...listOf(language), ...listOf(`spoken-${language}`) };
  const plain = text.replaceAll('\u00A0', ' ').trim();
  return Object.entries(clips).flatMap(([id, said]) => (said === plain ? [id] : []));
}

interface Told {
  readonly begun: string[];
  readonly ended: string[];
  /** Milliseconds from the last press on the page to the first sound after it. */
  readonly first: number | undefined;
}

/** Keeps which recordings were heard to their end, eight times as fast as they are; call it before the page is loaded. */
export async function keepWhatIsHeard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = { begun: [] as string[], ended: [] as string[], first: undefined as number | undefined };
    let pressed = 0;
    Object.assign(window, { told });
    addEventListener(
      'click',
      () => {
        pressed = performance.now();
        told.first = undefined;
      },
      true,
    );
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!('isWatched' in this)) {
        Object.assign(this, { isWatched: true });
        this.addEventListener('playing', () => {
          this.playbackRate = 8;
          told.begun.push(this.currentSrc);
          told.first ??= performance.now() - pressed;
        });
        // A sound that was broken off has not ended.
        this.addEventListener('ended', () => told.ended.push(this.currentSrc));
      }
      return play.call(this);
    };
  });
}

/** @returns what was heard since the last time it was asked. */
export async function takeHeard(page: Page): Promise<Told> {
  return page.evaluate(() => {
    const { told } = window as unknown as { told: { begun: string[]; ended: string[]; first?: number } };
    const taken = { begun: [...told.begun], ended: [...told.ended], first: told.first };
    told.begun.length = 0;
    told.ended.length = 0;
    return taken as never;
  });
}

/** The id of the recording at an address. */
export const idIn = (address: string): string => /\/api\/audio\/([\w-]+)/.exec(address)?.[1] ?? '';
