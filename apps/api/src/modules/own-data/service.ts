import type { KeptReport, OwnData, User } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { Limit, RateLimits } from '../../rate-limits/service.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import { tokenHash } from '../../secrets/random-token.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { VoterKeys } from '../services/voter-keys.ts';
import type { DataCodes } from './data-code.ts';
import { keptOpinions } from './kept-opinions.ts';
import type { KeptReportRow, OwnDataRepository, Owner } from './repository.ts';

/** A code, and the address of the person who asks with it. */
interface CodeGiven {
  readonly code: string;
  readonly address: string;
}

/** Proof that the owner asks, and not somebody with their phone in hand. */
interface Proof {
  readonly password: string | undefined;
  /** The session's token. It stands for the password where there is none, for a few minutes after the sign-in. */
  readonly session: string | undefined;
}

export interface OwnDataService {
  /** @throws {CodedError} `not_signed_in` when the account has just gone. */
  readonly ofAccount: (user: User, language: AnswerLanguage) => Promise<OwnData>;
  /** @throws {CodedError} `credentials_wrong`, `sign_in_too_old`, `too_many_requests`. */
  readonly deleteAccount: (user: User, proof: Proof) => Promise<{ reports: number }>;
  /** @throws {CodedError} `data_code_unknown`, the same for what is no code; `too_many_requests`. */
  readonly underCode: (given: CodeGiven, language: AnswerLanguage) => Promise<{ reports: KeptReport[] }>;
  /** @throws {CodedError} as above. */
  readonly deleteUnderCode: (given: CodeGiven) => Promise<{ reports: number }>;
}

export interface OwnDataOptions {
  readonly repository: OwnDataRepository;
  readonly codes: DataCodes;
  readonly sealed: SealedRows;
  readonly limits: RateLimits;
  /** Under what an account votes and writes. */
  readonly voters: Pick<VoterKeys, 'ofAccount'>;
  /** Removes reports with their files, and lets them count no more. */
  readonly forgetReports: (ids: readonly string[]) => Promise<void>;
}

const MINUTE_MS = 60_000;
/** Codes tried from one address. A code has 90 bits: this only spares the database. */
const CODES_TRIED: Limit = { max: 20, windowMs: 15 * MINUTE_MS };
/** Passwords tried to delete one account. */
const PASSWORDS_TRIED: Limit = { max: 10, windowMs: 15 * MINUTE_MS };
/** How long a sign-in elsewhere stands for a password. */
const FRESH_SECONDS = 10 * 60;

export function ownDataService({
  repository,
  codes,
  sealed,
  limits,
  voters,
  forgetReports,
}: OwnDataOptions): OwnDataService {
  const remove = async (owner: Owner) => {
    const ids = (await repository.reports(owner)).map(({ report }) => report.id);
    await forgetReports(ids);
    return ids.length;
  };
  const rowsUnder = async ({ code, address }: CodeGiven) => {
    await limits.take(['data code', address], CODES_TRIED);
    const codeHash = codes.hashOf(code);
    const rows = codeHash ? await repository.reports({ codeHash }) : [];
    if (!codeHash || !rows.length) throw new CodedError('data_code_unknown');
    return { rows, owner: { codeHash } };
  };
  return {
    ofAccount: async ({ id }, language) => {
      const parts = await repository.account(id);
      if (!parts) throw new CodedError('not_signed_in');
      const opinions = await repository.opinions(voters.ofAccount(id));
      const rows = await repository.reports({ accountId: id });
      const { phoneNumber, email, createdAt, passwordHash } = parts.account;
      return {
        account: {
          phoneNumber,
          email,
          createdAt: createdAt.toISOString(),
          hasPassword: passwordHash !== null,
          signIns: parts.signIns.map(({ issuer, createdAt: since }) => ({
            provider: issuer,
            createdAt: since.toISOString(),
          })),
          sessions: parts.sessions.map(({ createdAt: since, expiresAt }) => ({
            createdAt: since.toISOString(),
            expiresAt: expiresAt.toISOString(),
          })),
        },
        reports: rows.map((row) => keptReport(row, sealed, language)),
        ...keptOpinions(opinions, language),
      };
    },
    deleteAccount: async ({ id, roles }, { password, session }) => {
      await limits.take(['delete account', id], PASSWORDS_TRIED);
      const parts = await repository.account(id);
      if (!parts) throw new CodedError('not_signed_in');
      const { passwordHash } = parts.account;
      if (passwordHash === null) {
        if (!(await repository.hasJustBegun(tokenHash(session ?? ''), FRESH_SECONDS)))
          throw new CodedError('sign_in_too_old');
      } else if (!(await isPassword(password ?? '', passwordHash))) {
        throw new CodedError('credentials_wrong');
      }
      const reports = await remove({ accountId: id });
      await repository.removeAccount(id, voters.ofAccount(id), roles.includes('moderator'));
      return { reports };
    },
    underCode: async (given, language) => {
      const { rows } = await rowsUnder(given);
      return { reports: rows.map((row) => keptReport(row, sealed, language)) };
    },
    deleteUnderCode: async (given) => {
      const { owner } = await rowsUnder(given);
      return { reports: await remove(owner) };
    },
  };
}

function keptReport(
  { report, status, attachments }: KeptReportRow,
  sealed: SealedRows,
  language: AnswerLanguage,
): KeptReport {
  const { id, scamType, title, description, region, contact, createdAt } = sealed.open(
    'reports',
    report,
    language,
  );
  return {
    id,
    scamType,
    title,
    description,
    region,
    scammerContact: contact,
    createdAt: createdAt.toISOString(),
    status,
    attachments: attachments.map(({ kind, mediaType, size }) => ({ kind, mediaType, size })),
  };
}
