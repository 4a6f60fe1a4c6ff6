import { foldText, type ItemKind, lookupKeys, phonesInText } from '@scamguard/engine';
import { assess } from '@scamguard/engine/node';
import { firstSign, MASK } from '../../masking/with-masks.ts';

/** Whom a report is about. */
export interface Contact {
  /** As it may be shown to everybody. */
  readonly masked: string;
  /** The key that joins reports on the same contact. */
  readonly key: string | null;
  /** The engine's keys, under which it is known when somebody checks it. */
  readonly keys: readonly string[];
  /** The engine knows it as honest. */
  readonly isProtected: boolean;
}

const KINDS = ['profile', 'link', 'number'] as const satisfies readonly ItemKind[];
const MAIL = /^([^\s@]+)@([^\s@]+\.[^\s@.]+)$/;

/** Reads what a visitor wrote as the contact of the person reported. */
export function readContact(written: string): Contact {
  const mail = MAIL.exec(foldText(written).text.trim())?.[0];
  const items = mail ? [] : itemsIn(written);
  const keys = [...new Set(items.flatMap(({ keys }) => keys))];
  const key = keys[0] ?? (mail ? `mail:${mail}` : null);
  return {
    masked: masked(written, key),
    key,
    keys,
    isProtected: items.some(({ isHonest }) => isHonest),
  };
}

/** A number may be read out of a link and a link out of a sentence: the kind that knows it first names it. */
function itemsIn(written: string) {
  const kinds = /\p{L}/u.test(written) ? KINDS.filter((kind) => kind !== 'number') : (['number'] as const);
  const asWritten = kinds.map((kind) => ({ kind, value: written }));
  return [...asWritten, { kind: 'conversation' as const, value: written }].map((item) => ({
    keys: lookupKeys(item),
    isHonest: item.kind !== 'conversation' && assess(item, { language: 'fr' }).verdict === 'safe',
  }));
}

/**
 * The part of a contact that is shown. A reader who has the contact before their eyes recognises it. Nobody can learn it from
 * this part.
 */
function masked(written: string, key: string | null): string {
  const [kind, value = ''] = key?.split(/:(.*)/s) ?? [];
  switch (kind) {
    case 'number': {
      const callingCode = phonesInText(value)[0]?.callingCode;
      return `${callingCode ? `+${callingCode} ` : ''}${MASK} ${value.slice(-2)}`;
    }
    case 'mail':
      return `${firstSign(value)}${MASK}@${MASK}`;
    case 'profile':
      return `${value.split('/', 1).join()}/${firstSign(value.split('/').at(1) ?? '')}${MASK}`;
    case undefined:
      return `${firstSign(written.trim())}${MASK}`;
    default: {
      const host = value.split('/', 1).join();
      return `${firstSign(host)}${MASK}.${host.split('.').at(-1)}`;
    }
  }
}
