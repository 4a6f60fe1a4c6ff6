import KNOWN from './known.constant.ts';
import { tellAuthor } from './tell-author.ts';

/** Attributes of every element; each is a property too, in camel case. */
export const ATTRIBUTES = ['lang', 'theme', 'size', 'api', 'partner-key', 'country', 'kinds'] as const;

/** Names that authors have tried, to tell them so. */
export const NEAR_MISSES = ['api-base', 'key'];

const known = new RegExp(`^(${KNOWN})$`, 'i');

/** Tells the page's author of an attribute that is left out. */
export function checkAttribute(element: string, name: string, value: string | null): void {
  if (value && !known.test(`${name}=${value}`)) tellAuthor(`<${element} ${name}="${value}"> unknown`);
}

/** The origin of an address that is whole or begins at the page's own; undefined if it is none. */
export function originOf(address: string | null | undefined): string | undefined {
  try {
    if (known.test(`api=${address}`)) return new URL(address as string, document.baseURI).origin;
  } catch {}
  return undefined;
}
