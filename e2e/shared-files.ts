import type { Page } from '@playwright/test';

/** The files that a page gave to the phone's other apps. */
export interface SharedPicture {
  readonly text: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** As `data:`, to be looked at. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    sharedPictures: SharedPicture[];
  }
}

/**
 * Puts a phone in place that shares pictures, and keeps what it is given. Call it before the page is loaded.
 *
 * @param refusals how many times it wants to be pressed once more, as a browser does when a picture took too long.
 */
export async function sharingPhone(page: Page, refusals = 0): Promise<void> {
  await page.addInitScript((times) => {
    let left = times;
    window.sharedPictures = [];
    navigator.canShare = (data) => data?.files?.every(({ type }) => type === 'image/png') ?? true;
    navigator.share = async ({ files = [], text = '' } = {}) => {
      left -= 1;
      if (left >= 0) throw new DOMException('Pressed too long ago', 'NotAllowedError');
      for (const file of files) {
        const { width, height } = await createImageBitmap(file);
        const address = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(String(reader.result)));
          reader.readAsDataURL(file);
        });
        const { name, type, size } = file;
        window.sharedPictures.push({ text, name, type, bytes: size, address, width, height });
      }
    };
  }, refusals);
}

/** Waits for the next picture that was shared. */
export async function nextSharedPicture(page: Page): Promise<SharedPicture> {
  const handle = await page.waitForFunction(() => window.sharedPictures.shift());
  return (await handle.jsonValue()) as SharedPicture;
}
