import { createHmac } from 'node:crypto';
import { THREATS_PAGE, type Threat, type ThreatsQuery } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import type { ContactKeys } from '../../secrets/contact-keys.ts';
import { readContact } from '../reports/contact.ts';
import type { ConfirmedRow, ConfirmedThreatsRepository } from './repository.ts';

/** Keys of the database by what the list calls them. A site's key is readable, a number's is hidden. */
const KINDS = { site: 'domain:', host: 'host:', number: 'number#' } as const;
const SITES = [KINDS.site, KINDS.host];

export interface ConfirmedThreatsPage {
  readonly threats: readonly Threat[];
  readonly nextCursor: string | undefined;
}

/** A site of the list with what its history needs. */
export interface ListedSite extends Threat {
  readonly firstReportedAt: string | null;
  /** The last report, request for another look or decision about it. */
  readonly changedAt: string | null;
  /** When its reports are too old to count, unless there are others. */
  readonly countsUntil: string | null;
}

export interface ConfirmedThreatsService {
  /** @param holder the key of who may have numbers too; they are hashed under it. */
  readonly page: (query: ThreatsQuery, holder?: string) => Promise<ConfirmedThreatsPage>;
  /** All sites and hosts. */
  readonly sites: () => Promise<readonly ListedSite[]>;
}

export interface ConfirmedThreatsOptions {
  readonly repository: ConfirmedThreatsRepository;
  readonly sealed: SealedRows;
  readonly keys: ContactKeys;
}

export function confirmedThreatsService({
  repository,
  sealed,
  keys,
}: ConfirmedThreatsOptions): ConfirmedThreatsService {
  /** The number behind a hidden key, while a report still has it: contacts are emptied after a year. */
  const numberOf = ({ key, reportId, contact }: ConfirmedRow): string | undefined => {
    if (!reportId || !contact) return undefined;
    const { contact: written } = sealed.open('reports', { id: reportId, contact }, 'en');
    const named = readContact(written ?? '').keys.find((each) => keys.hidden(each) === key);
    return named?.slice('number:'.length);
  };

  const threatOf = (row: ConfirmedRow, holder: string | undefined): Threat[] => {
    const { reports, isDisputed } = row;
    const about = { reports, lastReportedAt: moment(row.lastReportedAt), isDisputed };
    if (row.key.startsWith(KINDS.number)) {
      const number = numberOf(row);
      return number && holder ? [{ kind: 'number', value: hashed(number, holder), ...about }] : [];
    }
    const kind = row.key.startsWith(KINDS.site) ? 'site' : 'host';
    return [{ kind, value: row.key.slice(KINDS[kind].length), ...about }];
  };

  const siteOf = (row: ConfirmedRow): ListedSite[] =>
    threatOf(row, undefined).map((threat) => ({
      ...threat,
      firstReportedAt: moment(row.firstReportedAt),
      changedAt: moment(row.changedAt),
      countsUntil: moment(row.countsUntil),
    }));

  const readSites = async () => {
    const all: ListedSite[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows = await repository.after(after, THREATS_PAGE.max, SITES);
      all.push(...rows.flatMap(siteOf));
      after = rows.length === THREATS_PAGE.max ? rows.at(-1)?.key : undefined;
    }
    return all;
  };
  let reading: Promise<readonly ListedSite[]> | undefined;
  return {
    page: async ({ limit = THREATS_PAGE.default, cursor }, holder) => {
      const kinds = holder ? Object.values(KINDS) : SITES;
      const rows = await repository.after(cursor === undefined ? '' : readCursor(cursor), limit + 1, kinds);
      const shown = rows.slice(0, limit);
      return {
        threats: shown.flatMap((row) => threatOf(row, holder)),
        nextCursor: rows.length > limit ? writeCursor(shown.at(-1)?.key ?? '') : undefined,
      };
    },
    // Whoever asks while it is read gets the same answer: a crowd costs one reading, and nobody gets an old list.
    sites: () => {
      reading ??= readSites().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}

const moment = (at: Date | string | null) => at && new Date(at).toISOString();

/** As the holder computes it too; without their key nobody can try all numbers there are. */
const hashed = (number: string, holder: string) => createHmac('sha256', holder).update(number).digest('hex');

const writeCursor = (key: string) => Buffer.from(key).toString('base64url');

function readCursor(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!Object.values(KINDS).some((kind) => key.startsWith(kind)) || writeCursor(key) !== cursor)
    throw new CodedError('invalid_input', [{ field: 'cursor', problem: 'not_allowed' }]);
  return key;
}
