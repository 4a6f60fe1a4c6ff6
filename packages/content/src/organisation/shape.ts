/** Latitude and longitude in degrees. */
export type Position = readonly [latitude: number, longitude: number];

/** Ways to reach the operator; one that is left out is not offered. */
export interface ContactPoints {
  /** E.164. */
  readonly phone?: string;
  /** E.164. */
  readonly whatsapp?: string;
  readonly email?: string;
}

export interface Office extends ContactPoints {
  readonly id: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly position: Position;
  readonly address?: string;
}

/** What the site says about the people behind it. Source of fields and figures: specification, sections 1, 2 and 9. */
export interface Organisation {
  readonly name: string;
  readonly foundedIn: number;
  readonly contact: ContactPoints;
  /** Full hours of the day, 0 to 24. */
  readonly supportHours: {
    readonly firstDay: 'monday';
    readonly lastDay: 'friday';
    readonly opensAt: number;
    readonly closesAt: number;
    readonly timeZone: string;
  };
  /** Whether the contact page may claim help at any hour. */
  readonly emergencyIsAlwaysOpen: boolean;
  readonly offices: readonly Office[];
  readonly map: { readonly centre: Position; readonly zoom: number };
  /** Full `https` addresses of the operator's own pages. */
  readonly social: {
    readonly facebook?: string;
    readonly instagram?: string;
    readonly x?: string;
    readonly youtube?: string;
    readonly tiktok?: string;
  };
  readonly figures: {
    readonly scamsReported: string;
    readonly usersProtected: string;
    readonly verifiedServices: string;
    readonly satisfactionPercent: number;
  };
  readonly training: { readonly months: number; readonly moreConfidentPercent: number };
  readonly presentationVideo: { readonly seconds: number };
  readonly goals: {
    readonly year: number;
    readonly activeUsers: number;
    readonly countries: number;
    readonly languages: number;
    readonly fewerLossesPercent: number;
  };
  readonly values: readonly ('protection' | 'accessibility' | 'community' | 'inclusion')[];
  /** Roles only: the specification leaves the names out. */
  readonly team: readonly ('promoter' | 'technology' | 'education')[];
  /** The home page's three: sample services of `texts/<language>/services/trusted.yaml`. */
  readonly trustedSamples: readonly {
    readonly serviceId: string;
    /** Out of five. */
    readonly stars: number;
    readonly verifiedBy: number;
  }[];
}
