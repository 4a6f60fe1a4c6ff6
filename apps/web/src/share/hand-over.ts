/** Whether this browser gives a picture to the phone's other apps. */
export const sharesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }) === true;

/**
 * Offers a picture and its words to the phone's other apps.
 *
 * @returns `late` where drawing it took so long that the browser wants to be pressed once more, `refused` where it shares nothing.
 */
export async function handOver(picture: File, text: string): Promise<'done' | 'late' | 'refused'> {
  try {
    await navigator.share({ files: [picture], text });
    return 'done';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // The visitor has seen it, and closed it.
    if (name === 'AbortError') return 'done';
    return name === 'NotAllowedError' ? 'late' : 'refused';
  }
}

/** Puts a picture among the visitor's downloads. */
export function keep(picture: File): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = picture.name;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
