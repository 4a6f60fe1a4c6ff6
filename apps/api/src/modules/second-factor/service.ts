import type { RecoveryCodes, SecondFactorDraft, SecondFactorState, User } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { Limit, RateLimits } from '../../rate-limits/service.ts';
import type { Sealer } from '../../sealed-text/sealer.ts';
import type { SessionsService, Visit } from '../sessions/service.ts';
import { REPLACED, SET_UP } from './messages.ts';
import { newRecoveryCodes, readTyped } from './recovery-codes.ts';
import type { SecondFactorRepository } from './repository.ts';
import { addressFor, newSecret, SIX_DIGITS, stepOf } from './totp.ts';

const MINUTE_MS = 60_000;
/** Codes given for one account: of a million, three are right at a time. A right one begins again at none. */
const TRIES: Limit = { max: 5, windowMs: 15 * MINUTE_MS };
/** Right ones count too. Twelve hours of work with a new code every ten minutes are 72. */
const TRIES_OF_A_DAY: Limit = { max: 100, windowMs: 24 * 60 * MINUTE_MS };

/** A session of somebody who has the role. */
export interface ModeratorVisit extends Visit {
  readonly token: string;
}

export interface SecondFactorService {
  readonly state: (visit: ModeratorVisit) => Promise<SecondFactorState>;
  /**
   * Begins with a new app; until its first code is right, the one before counts.
   *
   * @throws {CodedError} `sudo_needed` when there is one and it was not just shown.
   */
  readonly draft: (visit: ModeratorVisit) => Promise<SecondFactorDraft>;
  /** @throws {CodedError} `code_wrong`, `code_expired` without a draft, `sudo_needed`, `too_many_requests`. */
  readonly confirm: (visit: ModeratorVisit, code: string, language: AnswerLanguage) => Promise<RecoveryCodes>;
  /** @throws {CodedError} `code_wrong`, `second_factor_needed` when there is none yet, `too_many_requests`. */
  readonly show: (visit: ModeratorVisit, code: string) => Promise<SecondFactorState>;
}

export interface SecondFactorDependencies {
  readonly repository: SecondFactorRepository;
  readonly sessions: SessionsService;
  readonly limits: RateLimits;
  readonly sealer: Sealer;
  readonly hashOfRecoveryCode: (accountId: string, code: string) => string;
  /** Brings somebody a message outside of the site; that it fails is told elsewhere. */
  readonly tell: (user: User, text: string) => void;
}

const place = (accountId: string) => `second_factors ${accountId}`;

/** Codes of an authenticator app (TOTP, RFC 6238), without which a moderator's session opens nothing. */
export function secondFactorService({
  repository,
  sessions,
  limits,
  sealer,
  hashOfRecoveryCode,
  tell,
}: SecondFactorDependencies): SecondFactorService {
  const opened = (sealed: string, accountId: string) => {
    const secret = sealer.open(sealed, place(accountId));
    if (!secret) throw new Error('A second factor was sealed with another SECRET; reset it.');
    return secret;
  };
  const takeTry = async (accountId: string) => {
    await limits.take(['second factor', accountId], TRIES);
    await limits.take(['second factor of a day', accountId], TRIES_OF_A_DAY);
  };
  const wrong = async (accountId: string) => {
    await repository.audit(accountId, 'second_factor_wrong');
    return new CodedError('code_wrong', [{ field: 'code', problem: 'not_allowed' }]);
  };
  const letIn = async ({ user, token }: ModeratorVisit) => {
    await limits.forget(['second factor', user.id]);
    await sessions.markSecondFactor(token);
  };
  const requireFresh = async ({ user, secondFactor }: ModeratorVisit) => {
    const row = await repository.find(user.id);
    if (row?.secret && secondFactor !== 'fresh') throw new CodedError('sudo_needed');
    return row;
  };

  return {
    state: async ({ user, secondFactor }) => {
      if (secondFactor !== 'none') return { state: 'shown' };
      return { state: (await repository.find(user.id))?.secret ? 'asked' : 'none' };
    },
    draft: async (visit) => {
      await requireFresh(visit);
      const { id, phoneNumber, email } = visit.user;
      const secret = newSecret();
      await repository.saveDraft(id, sealer.seal(secret, place(id)));
      return { secret, address: addressFor(secret, phoneNumber ?? email ?? id) };
    },
    confirm: async (visit, code, language) => {
      const { id } = visit.user;
      await takeTry(id);
      const row = await requireFresh(visit);
      const draft = row?.draft;
      if (!draft) throw new CodedError('code_expired');
      const step = stepOf(opened(draft, id), readTyped(code));
      if (step === undefined) throw await wrong(id);
      const recoveryCodes = newRecoveryCodes();
      const act = row.secret ? 'second_factor_replaced' : 'second_factor_set';
      const hashes = recoveryCodes.map((each) => hashOfRecoveryCode(id, each));
      if (!(await repository.confirm({ accountId: id, draft, lastStep: step }, hashes, act)))
        throw new CodedError('code_expired');
      await sessions.endOthers(id, visit.token);
      await letIn(visit);
      // If somebody else did this, the owner of the account's phone learns of it. Before the first app, the password is enough.
      tell(visit.user, (row.secret ? REPLACED : SET_UP)[language]);
      return { recoveryCodes };
    },
    show: async (visit, code) => {
      const { id } = visit.user;
      await takeTry(id);
      const secret = (await repository.find(id))?.secret;
      if (!secret) throw new CodedError('second_factor_needed');
      const typed = readTyped(code);
      if (SIX_DIGITS.test(typed)) {
        const step = stepOf(opened(secret, id), typed);
        if (step === undefined || !(await repository.spendStep(id, step))) throw await wrong(id);
        await repository.audit(id, 'second_factor_shown');
      } else {
        if (!(await repository.spendRecoveryCode(id, hashOfRecoveryCode(id, typed)))) throw await wrong(id);
        await repository.audit(id, 'recovery_code_used');
      }
      await letIn(visit);
      return { state: 'shown' };
    },
  };
}
