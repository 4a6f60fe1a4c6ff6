import { readFileSync, writeFileSync } from 'node:fs';
import { hostParts } from '../src/address/host-parts.ts';
import { packFingerprints } from '../src/address/listed-sites.ts';
import { LISTED_SITES } from '../src/knowledge/listed-sites.ts';
import { SHARED_PLATFORMS } from '../src/knowledge/shared-platforms.ts';
import { SHORTENERS } from '../src/knowledge/shorteners.ts';
import type { SiteList } from '../src/knowledge/site-list.ts';
import { ESTABLISHED_HOST } from './established-sites.ts';
import { ESTABLISHED_SITES_FILE, FURTHER_SITES_FILE, LISTED_SITES_FILE } from './places.ts';
import { moduleOf } from './weights-module.ts';

/** The lists, each with the pattern of its hosts, in the order in which the files are given. */
const LISTS = [
  {
    name: 'Homepages of the packages of Debian 12',
    licence: 'facts of the package index',
    date: '2026-11',
    host: /^Homepage: [a-z]+:\/\/([^/:\s]+)/gm,
  },
  {
    name: 'Homepages of the brands in Simple Icons 16.37.0',
    licence: 'CC0 1.0',
    date: '2026-11',
    host: /https?:\/\/([^/:"\s]+)/g,
  },
  {
    name: 'Sites that have stood for years, our own list',
    licence: 'MIT',
    date: '2026-11',
    host: ESTABLISHED_HOST,
  },
  {
    name: 'More of them, our own second list',
    licence: 'MIT',
    date: '2026-11',
    host: ESTABLISHED_HOST,
  },
] as const;

/** The registered sites of hosts. A host on a free host, a shared platform or a shortener is left out, since it tells nothing of its neighbours. */
function sitesOf(hosts: readonly string[]): readonly string[] {
  const sites = new Set<string>();
  for (const host of hosts) {
    const { name, site, givenBy } = hostParts(host.toLowerCase().replace(/^www\.|\.$/g, ''));
    const isOwned = name !== '' && (givenBy === 'registry' || givenBy === 'state');
    if (isOwned && !SHARED_PLATFORMS.has(site) && !SHORTENERS.has(site)) sites.add(site);
  }
  return [...sites];
}

const [packages, icons] = process.argv.slice(2);
const files = [packages, icons, ESTABLISHED_SITES_FILE, FURTHER_SITES_FILE];
const lists: readonly SiteList[] = LISTS.map(({ host, ...about }, index) => {
  const file = files[index];
  const packed = LISTED_SITES.find(({ name }) => name === about.name);
  if (file === undefined && packed) return packed;
  const text = readFileSync(file ?? '', 'utf8');
  const sites = sitesOf(Array.from(text.matchAll(host), ([whole, found = whole]) => found));
  return { ...about, sites: sites.length, marks: packFingerprints(sites) };
});
writeFileSync(
  LISTED_SITES_FILE,
  moduleOf({
    name: 'LISTED_SITES',
    type: 'readonly SiteList[]',
    imports: "import type { SiteList } from './site-list.ts';",
    about:
      'Made by `scripts/listed-sites.mjs`; not to be edited. Far too large for a browser. See `listsNaming`.',
    value: lists,
  }),
);
