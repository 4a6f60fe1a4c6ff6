/**
 * Stands inside every page and fetches its scripts once the page has been painted: nothing competes with what is read first. The
 * list is the page's own; its first file is the one that starts the site.
 *
 * A page in the background is not painted, and an empty one has nothing to show: neither waits for it.
 *
 * It is written in the syntax of the oldest browsers whose scripts run (`floor.mjs`): older ones stumble over `?.` and fetch nothing. Those
 * that lack newer functions fetch them first.
 *
 * The last button that was pressed before the scripts answer is pressed again when they do (`main.tsx`): on a slow line somebody presses
 * "Écouter" long before. Buttons of forms need no scripts.
 */
export const STARTER = `
const start = async () => {
  const list = document.getElementById('scripts');
  const files = JSON.parse(list?.textContent);
  if (![].toSorted || !AbortSignal.timeout) await import(list.dataset.floor);
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  import(files[0]);
};
const painted = new Promise((resolve) => {
  if (!document.getElementById('root').firstElementChild) resolve();
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 2000);
});
painted.then(start);
let pressed;
const keep = ({ target }) => {
  pressed = target.closest('button[type=button]');
};
addEventListener('click', keep);
addEventListener('takenOver', () => {
  removeEventListener('click', keep);
  pressed?.click();
});
`
  .replaceAll(/\s*\n\s*/g, '')
  .trim();
