/** What others know about an item, looked up by its keys before the engine is asked. */
export interface KnownEvidence {
  /** Published, confirmed or agreeing reports of different people. */
  readonly reports?: {
    readonly count: number;
    /** ISO 8601. */
    readonly lastReportedAt: string;
  };
  /** A confirmed entry of a threat list. */
  readonly listed?: boolean;
  /** Of a link: for how many days its domain has been registered, as the registry says. */
  readonly registeredDays?: number;
  /** Of a shortened link: the address to which the shortener sends its visitors. */
  readonly leadsTo?: string;
}
