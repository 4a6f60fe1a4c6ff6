import type { RegisterBody, User, VerifyOtpBody } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { SmsSender } from '../../sms/sender.ts';
import type { OneTimeCodes } from '../one-time-codes/service.ts';
import { type SessionsService, userFrom } from '../sessions/service.ts';
import type { Attempts } from './attempts.ts';
import { readPhoneNumber } from './contact.ts';
import { codeMessage } from './messages.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import type { AccountsRepository } from './repository.ts';

/** The content of a request for a code. */
export interface Asker {
  readonly address: string;
  readonly language: AnswerLanguage;
}

export interface AccountsService {
  /**
   * Sends a code to the number; `token` lets the browser that asked use it.
   *
   * @throws {CodedError} `phone_invalid`, `password_common`, `password_personal`, `too_many_requests`, `sms_limit_reached`,
   * `unavailable` when it could not be sent.
   */
  readonly register: (
    wanted: RegisterBody,
    asker: Asker,
  ) => Promise<{ readonly phoneNumber: string; readonly token: string }>;
  /**
   * Makes the account. A person who registers a number that has an account, and proves to own it, gives the account a new
   * password.
   *
   * @throws {CodedError} `code_wrong`, `code_expired`.
   */
  readonly confirm: (given: VerifyOtpBody, token: string) => Promise<User>;
}

export interface AccountsDependencies {
  readonly repository: AccountsRepository;
  readonly codes: OneTimeCodes;
  readonly sessions: SessionsService;
  readonly attempts: Attempts;
  readonly sms: SmsSender;
}

/** A registration does the same whether the number has an account or not: nothing tells. */
export function accountsService({
  repository,
  codes,
  sessions,
  attempts,
  sms,
}: AccountsDependencies): AccountsService {
  return {
    register: async ({ phoneNumber: typed, password }, { address, language }) => {
      const contact = readPhoneNumber(typed)?.value;
      if (!contact) throw new CodedError('phone_invalid', [{ field: 'phoneNumber', problem: 'not_allowed' }]);
      refuseWeak(password, [contact]);
      await attempts.takeCode(contact, address);
      const passwordHash = await hashPassword(password);
      const { code, token } = await codes.issue({ purpose: 'registration', contact, passwordHash });
      await sms.send(contact, codeMessage(code, language));
      return { phoneNumber: contact, token };
    },
    confirm: async ({ phoneNumber, otp }, token) => {
      const contact = readPhoneNumber(phoneNumber)?.value ?? '';
      const { passwordHash } = await codes.redeem({ purpose: 'registration', contact, token, code: otp });
      if (!passwordHash) throw new CodedError('code_expired');
      const account = await repository.save(contact, passwordHash);
      await sessions.endOthers(account.id, undefined);
      return userFrom(account);
    },
  };
}
