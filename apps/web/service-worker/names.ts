/** Names of what the service worker keeps; the pages warm the same caches. */
export const CACHES = {
  assets: 'assets',
  pages: 'pages',
  answers: 'answers',
  recordings: 'recordings',
  shared: 'shared',
} as const;

/** The page without content that stands in for one that was never visited, when there is no network. */
export const NO_NETWORK_PAGE = '/shell';

/** The message by which the visitor lets a new version take over. */
export const SKIP_WAITING = 'skip-waiting';

/**
 * The store in which a text that was shared without a network waits for the verification page. A picture waits there in any case.
 */
export const SHARED_TEXT = '/shared-text';
export const SHARED_PICTURE = '/shared-picture';

/** In the address of the verification page when something waits. */
export const SHARED_MARK = 'shared';
