/**
 * How far a contact is proven. `verified`: an authority's page or at least two independent sources were read.
 * `multi-repo`: several independent public repositories give the same value, no authority's page was read.
 * Anything weaker is not published: a wrong emergency number is worse than none.
 */
export type ContactStatus = 'verified' | 'multi-repo';

/** What a person in trouble can do there. */
export type ContactPurpose = 'complaint' | 'police' | 'report' | 'telecom' | 'operator' | 'personal-data';

export interface Contact {
  readonly name: string;
  readonly purpose: ContactPurpose;
  readonly kind: 'phone' | 'whatsapp' | 'email' | 'web';
  /** A short code or a number in E.164, an address, or an `https` URL. */
  readonly value: string;
  /** One short sentence for the visitor. */
  readonly use: { readonly fr: string; readonly en: string };
  readonly status: ContactStatus;
  readonly sources: readonly string[];
  readonly isFree?: true;
  readonly isAlwaysOpen?: true;
  /** Since when it exists, as `YYYY-MM-DD`. */
  readonly since?: string;
}
