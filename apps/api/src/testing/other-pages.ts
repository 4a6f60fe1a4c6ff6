/** The headers that a browser sends with a call of somebody else's page, by the kind of page. */
export const OTHER_PAGES: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://radio.example', 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'https://blog.localhost', 'sec-fetch-site': 'same-site' }],
  ['another site in an older browser', { origin: 'https://radio.example' }],
  ['a page without origin', { origin: 'null' }],
];
