import type { z } from 'zod';

/** A site that has been given a key for our widgets. */
export interface Partner {
  /** Under which its calls are counted. */
  readonly name: string;
  readonly key: string;
  /** Where its pages are: `https://www.site.example`. */
  readonly origins: ReadonlySet<string>;
}

const NAME = /^[\w-]{1,60}$/;
const KEY = /^[\w-]{8,100}$/;
const FORM = 'must be a list of "name key https://site https://other-site", parted by semicolons';

/** Reads partners from a setting: of each its name, its key and its sites, parted by blanks; a semicolon between two. */
export function readPartners(text: string, context: z.core.$RefinementCtx<string>): readonly Partner[] {
  const partners = text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readPartner);
  const read = partners.filter((partner) => partner !== undefined);
  const areDistinct = new Set(read.map(({ key }) => key)).size === partners.length;
  if (!areDistinct) context.issues.push({ code: 'custom', message: FORM, input: text });
  return read;
}

function readPartner(entry: string): Partner | undefined {
  const [name = '', key = '', ...sites] = entry.split(/\s+/);
  const areOrigins = sites.length > 0 && sites.every(isOrigin);
  return NAME.test(name) && KEY.test(key) && areOrigins ? { name, key, origins: new Set(sites) } : undefined;
}

const isOrigin = (site: string) =>
  /^https?:/.test(site) && URL.canParse(site) && new URL(site).origin === site;
