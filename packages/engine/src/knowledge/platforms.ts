/** A network on which people have profiles. */
export interface Platform {
  readonly id: string;
  /** As the visitor knows it. */
  readonly name: string;
  readonly domains: readonly string[];
  /** Parts of a path that stand before the handle and do not belong to it. */
  readonly before?: readonly string[];
  /** First parts of paths that are no profile: pages of the network itself, single posts. */
  readonly notProfiles?: readonly string[];
  /** The ending that the network itself adds to a name when its owner chose none. */
  readonly added?: RegExp;
}

/** Source: the networks' own address formats, October 2026. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'facebook',
    name: 'Facebook',
    domains: ['facebook.com', 'fb.com', 'fb.me', 'm.me', 'messenger.com'],
    before: ['people', 'groups', 'pg', 'pages', 'profile.php', 't', 'events', 'marketplace', 'item'],
    notProfiles: [
      'share',
      'sharer',
      'watch',
      'login',
      'help',
      'reel',
      'story.php',
      'permalink.php',
      'photo',
      'photo.php',
      'policies',
    ],
  },
  {
    id: 'instagram',
    name: 'Instagram',
    domains: ['instagram.com', 'ig.me'],
    before: ['stories', 'm'],
    notProfiles: ['p', 'reel', 'explore', 'accounts'],
  },
  { id: 'tiktok', name: 'TikTok', domains: ['tiktok.com'], notProfiles: ['t', 'discover', 'login', 'tag'] },
  {
    id: 'x',
    name: 'X',
    domains: ['x.com', 'twitter.com'],
    notProfiles: ['i', 'home', 'search', 'intent', 'hashtag', 'login'],
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    domains: ['linkedin.com'],
    before: ['in', 'company', 'school'],
    notProfiles: ['jobs', 'feed', 'login', 'posts'],
    added: /-[0-9a-f]{6,10}$/,
  },
  {
    id: 'youtube',
    name: 'YouTube',
    domains: ['youtube.com'],
    before: ['c', 'user', 'channel'],
    notProfiles: ['watch', 'shorts', 'playlist', 'feed', 'results'],
  },
  { id: 'snapchat', name: 'Snapchat', domains: ['snapchat.com'], before: ['add'] },
  {
    id: 'telegram',
    name: 'Telegram',
    domains: ['t.me', 'telegram.me'],
    before: ['s'],
    notProfiles: ['joinchat', 'share', 'addstickers'],
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    domains: ['wa.me', 'api.whatsapp.com', 'whatsapp.com'],
    before: ['message', 'channel', 'catalog', 'send'],
    notProfiles: ['legal'],
  },
];

/**
 * Pages that certainly belong to the company they name: `platform/handle`, lower case.
 * Source: links on the companies' own sites, October 2026. Pages of operators and banks of the region are added when one of them confirms its own.
 */
export const OFFICIAL_PROFILES: Readonly<Record<string, string>> = {
  'facebook/facebook': 'Facebook',
  'facebook/whatsapp': 'WhatsApp',
  'instagram/instagram': 'Instagram',
  'instagram/whatsapp': 'WhatsApp',
  'tiktok/tiktok': 'TikTok',
  'x/whatsapp': 'WhatsApp',
  'x/telegram': 'Telegram',
  'telegram/telegram': 'Telegram',
  'youtube/youtube': 'YouTube',
};
