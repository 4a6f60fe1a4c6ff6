import type { Page } from '@playwright/test';

/** How the browser reads aloud: `foreign` has English voices only, `refuses` gives an error, `neverStarts` does nothing at all. */
type VoiceBehaviour = 'reads' | 'missing' | 'foreign' | 'refuses' | 'neverStarts';

/**
 * Gives the page a reading voice in place of the browser's; call it before the page is loaded.
 *
 * @returns what the voice was asked to say so far.
 */
export async function giveVoice(
  page: Page,
  behaviour: VoiceBehaviour = 'reads',
): Promise<() => Promise<string>> {
  await page.addInitScript((how) => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      getVoices: () => [{ lang: how === 'foreign' ? 'en-GB' : 'fr-FR', localService: true, default: false }],
      speak(utterance: Utterance) {
        if (how === 'neverStarts') return;
        const refusal = Object.assign(new Event('error'), { error: 'not-allowed' });
        if (how === 'reads') spoken.push(utterance.text);
        queueMicrotask(() => utterance.dispatchEvent(how === 'refuses' ? refusal : new Event('start')));
      },
      cancel: () => undefined,
    });
    const given =
      how === 'missing' ? undefined : { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance };
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'] as const) {
      Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Object.getPrototypeOf(window), name);
      if (given) Object.defineProperty(window, name, { value: given[name], configurable: true });
    }
  }, behaviour);
  return () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.join(''));
}

/** Plays every recording in an instant, and keeps what was asked for; call it before the page is loaded. */
export async function hearRecordings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      value(this: HTMLMediaElement) {
        queueMicrotask(() => this.dispatchEvent(new Event('ended')));
        return Promise.resolve();
      },
    });
    const { set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src') ?? {};
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set(this: HTMLMediaElement, value: string) {
        heard.push(value);
        set?.call(this, value);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
