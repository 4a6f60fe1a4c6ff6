import { PATHS } from '@scamguard/contracts/paths';
import type { Language } from '@scamguard/i18n';

interface AddressParts {
  /** Values of the names in braces. */
  readonly params?: Readonly<Record<string, string>>;
  /** Empty and missing values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** Where a call of the contract goes, without the language. */
export function addressOf(
  endpoint: keyof typeof PATHS,
  { params = {}, query = {} }: AddressParts = {},
): string {
  const path = PATHS[endpoint].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const behind = search.toString();
  return behind ? `${path}?${behind}` : path;
}

/** The same address asking for texts in this language: also the key under which the answer is kept. */
export function inLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
