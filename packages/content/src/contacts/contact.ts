import type { OperatorId } from './operators.ts';

/**
 * How far a contact is proven. `verified`: an authority's page or at least two independent sources were read.
 * `multi-repo`: several independent public repositories give the same value, no authority's page was read.
 * Anything weaker is not published: a wrong emergency number is worse than none.
 */
export type ContactStatus = 'verified' | 'multi-repo';

/**
 * What a person in trouble can do there. `menu`: the operator's own menu, `block`: have money, an account or a card blocked,
 * `image`: have a picture taken down, `child`: a line for the young, `crisis`: a line that listens.
 */
export type ContactPurpose =
  | 'complaint'
  | 'police'
  | 'report'
  | 'operator'
  | 'block'
  | 'menu'
  | 'child'
  | 'crisis'
  | 'image'
  | 'telecom'
  | 'bank'
  | 'personal-data';

export interface Contact {
  readonly name: string;
  readonly purpose: ContactPurpose;
  readonly kind: 'phone' | 'ussd' | 'whatsapp' | 'email' | 'web';
  /** A short code, a number in E.164 or a free number as it is dialled in its country, a menu code, an address, or an `https` URL. */
  readonly value: string;
  /** The value as people write it, where that differs. */
  readonly shown?: string;
  /** One short sentence for the visitor. */
  readonly use: { readonly fr: string; readonly en: string };
  readonly status: ContactStatus;
  /** When its sources were last read, as `YYYY-MM-DD`. */
  readonly checkedAt: string;
  /** When somebody of ours called it, wrote to it or opened it, as `YYYY-MM-DD`. Absent: nobody did yet. */
  readonly calledAt?: string;
  readonly sources: readonly string[];
  /** How many more public sources give it that their copies do not name. */
  readonly unnamedSources?: number;
  /** Whose customers it serves; absent: everybody's. */
  readonly operators?: readonly OperatorId[];
  readonly isFree?: true;
  readonly isAlwaysOpen?: true;
  /** Since when it exists, as `YYYY-MM-DD`. */
  readonly since?: string;
}
