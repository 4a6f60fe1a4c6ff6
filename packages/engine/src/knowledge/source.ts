/** The source of a fact, and when it was read (ISO 8601 date or month), so that it can be checked again. */
export interface Source {
  readonly name: string;
  readonly date: string;
}

/** Phishing domains that OpenPhish published from August 2025 to August 2026, counted by ending and by host. */
export const OPENPHISH_COUNTS: Source = {
  name: 'Counts computed from OpenPhish, 2025-08 to 2026-08',
  date: '2026-08',
};

/** Contacts and domains of West African authorities and operators, each confirmed by several sources. */
export const REGIONAL_FACTS: Source = {
  name: 'Pages of operators, banks and authorities, and public registers',
  date: '2026-10',
};

/** Public suffix list rules that name a government's registry, and government sites read. */
export const STATE_REGISTRIES: Source = { name: 'Public Suffix List; government sites', date: '2026-10' };

/** Names of services of the eleven countries, and warnings of false registrations. */
export const STATE_SERVICES: Source = {
  name: "Services' own names; warnings of CNIN (Benin), ANSSI (Côte d'Ivoire) and NIMC (Nigeria)",
  date: '2026-11',
};

/** Domains of world-wide companies, known to the maintainers and used by the companies in their own publications. */
export const COMPANIES_OWN: Source = { name: "Companies' own publications", date: '2026-10' };

/** Reports of people to the investigators, and the weights agreed with them for the risk interview. */
export const RISK_INTERVIEW: Source = { name: 'ScamGuard risk interview', date: '2026-11' };

/** Lookups made while an item is checked, where the operator has allowed them. */
export const REGISTRIES: Source = { name: 'Registries of domains (RDAP); link shorteners', date: '2026-11' };

/** Numbering plans of all countries. */
export const NUMBERING_PLANS: Source = {
  name: 'Google libphonenumber; ARCEP Bénin and ARTCI decisions',
  date: '2026-07',
};

/** Warnings and articles on swindles by missed call. */
export const PRESS_ON_MISSED_CALLS: Source = {
  name: 'Federal Trade Commission; ARPCE Congo; telcheck.fr, internapoli.it, quickheal.com',
  date: '2026-11',
};

/** British numbers that ring anywhere in the world and look like mobile numbers. */
export const PERSONAL_NUMBERS: Source = {
  name: 'Ofcom, personal numbering (070), statement of October 2018; in force since October 2019',
  date: '2019-10',
};

/** Codes that every mobile telephone knows. */
export const TELEPHONE_STANDARD: Source = { name: '3GPP TS 22.030; ETSI TS 100 907', date: '2024-03' };

/** The French regulator's list of numbers for telephone marketing. */
export const ARCEP_FRANCE: Source = { name: 'ARCEP, decision 2022-1583', date: '2022-09' };

/** The labelled rows that MODEL-CARD.md names, each set with its licence. */
export const LEARNED_FROM_ROWS: Source = {
  name: 'Labelled messages and links, see MODEL-CARD.md',
  date: '2026-11',
};

/** Warnings of CNIN (Benin), PLCC (Côte d'Ivoire), operators and banks, and the press of the region. */
export const WARNINGS: Source = {
  name: 'Warnings of authorities, operators and the press of the region',
  date: '2026-07',
};

/** Codes of menus, as operators, regulators and several public sources give them, and as messages of operators hold them. */
export const OFFICIAL_CODES: Source = {
  name: 'Pages of operators and regulators, public lists of codes; messages contributed to stop-arnaque-237 (CC BY 4.0)',
  date: '2026-10',
};

/** Ranges of numbered addresses that are kept for networks of one's own. */
export const NUMBERED_NETWORKS: Source = { name: 'RFC 1918, 3927, 4193 and 4291', date: '2013-02' };
