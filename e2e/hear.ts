import type { Page } from '@playwright/test';

/**
 * A browser that understands speech: it hears one sentence of a list whenever it listens; call it before the page is loaded.
 *
 * @param error what goes wrong where nothing is left to be heard.
 */
export async function hear(page: Page, sentences: readonly string[], error?: string): Promise<void> {
  await page.addInitScript(
    ([said, failure]) => {
      const remaining = [...said];
      class Recognition extends EventTarget {
        lang = '';
        interimResults = false;
        start() {
          const transcript = remaining.shift();
          setTimeout(() => {
            if (transcript !== undefined) {
              const results = [[{ transcript }]];
              this.dispatchEvent(Object.assign(new Event('result'), { results }));
            } else if (failure) this.dispatchEvent(Object.assign(new Event('error'), { error: failure }));
            this.dispatchEvent(new Event('end'));
          }, 50);
        }
        stop() {}
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
    },
    [sentences, error] as const,
  );
}
