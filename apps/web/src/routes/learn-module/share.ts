/**
 * Offers an address to the phone's other apps; puts it on the clipboard where the browser cannot.
 *
 * @returns what became of it; nothing is to be said of a share that the visitor has seen, or closed.
 */
export async function share(page: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share(page);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
