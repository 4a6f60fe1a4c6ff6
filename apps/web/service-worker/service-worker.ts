import { ExpirationPlugin } from 'workbox-expiration';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES, NO_NETWORK_PAGE, SKIP_WAITING } from './names.ts';
import { keepShared, sharedPicture } from './shared.ts';

/** Changes with every build, so that browsers notice that there is a new one. */
declare const BUILD: string;
declare const self: ServiceWorkerGlobalScope & { readonly build: string };

/** How long to wait for a slow line before showing what is kept, in seconds. */
const PATIENCE_SECONDS = 4;

/** Answers that are read without an account and say nothing of the visitor. */
const PUBLIC_ANSWERS =
  /^\/api\/(alerts|daily-tips|education|practice|regions|services|scams\/(types|latest)|voices)(\/|$|\?)/;

/** Sounds that are played: our own voices, and people's. */
const RECORDINGS = /^\/api\/(audio|voices)\/[^/]+$/;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

// Files with their content's hash in their name never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHES.assets, plugins: [new ExpirationPlugin({ maxEntries: 250 })] }),
);

// A player asks for parts, and some players play nothing else. So the whole sound is fetched and kept, and it is heard again
// without a network.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && RECORDINGS.test(url.pathname),
  new CacheFirst({
    cacheName: CACHES.recordings,
    matchOptions: { ignoreVary: true },
    plugins: [
      { requestWillFetch: async ({ request }) => new Request(request.url, { credentials: 'same-origin' }) },
      new RangeRequestsPlugin(),
      new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: MONTH_SECONDS }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PUBLIC_ANSWERS.test(url.pathname),
  new NetworkFirst({
    cacheName: CACHES.answers,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [new ExpirationPlugin({ maxEntries: 120 })],
  }),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 60 })],
  }),
);

// Another app shares its data as a form. The page in the browser takes a picture over and makes it smaller before it is sent. It
// takes a text over without a network.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/verify',
  async ({ request }) => {
    const copy = request.clone();
    const mayHavePicture = request.headers.get('content-type')?.startsWith('multipart/');
    const form = mayHavePicture ? await request.clone().formData() : undefined;
    if (form && sharedPicture(form)) return keepShared(form);
    try {
      return await fetch(request);
    } catch {
      return keepShared(form ?? (await copy.formData()));
    }
  },
  'POST',
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = await caches.match(NO_NETWORK_PAGE, { ignoreVary: true });
  return page ?? Response.error();
});

self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
Object.assign(self, { build: BUILD });
