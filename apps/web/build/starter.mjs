/**
 * Stands inside every page and fetches its scripts once the page has been painted: nothing competes with what is read first. The
 * list is the page's own; its first file is the one that starts the site.
 *
 * A page in the background is not painted, and an empty one has nothing to show: neither waits for it.
 */
export const STARTER = `
const start = () => {
  const files = JSON.parse(document.getElementById('scripts').textContent);
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
`
  .replaceAll(/\s*\n\s*/g, '')
  .trim();
