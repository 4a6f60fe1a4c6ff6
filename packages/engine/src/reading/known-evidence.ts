/** The knowledge of others about an item, looked up by its keys before the engine is asked. */
export interface KnownEvidence {
  /** Published, confirmed or agreeing reports of different people. */
  readonly reports?: {
    readonly count: number;
    /** ISO 8601. */
    readonly lastReportedAt: string;
  };
  /** A confirmed entry of a threat list. */
  readonly listed?: boolean;
  /** For a link: the number of days since its domain was registered, as the registry says. */
  readonly registeredDays?: number;
  /** For a shortened link: the address to which the shortener sends its visitors. */
  readonly leadsTo?: string;
}
