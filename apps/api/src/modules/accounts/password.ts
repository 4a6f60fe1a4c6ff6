import type { ChangePasswordBody, ResetPasswordBody, User } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { OneTimeCodes } from '../one-time-codes/service.ts';
import { type SessionsService, userFrom } from '../sessions/service.ts';
import type { Attempts } from './attempts.ts';
import { type Contact, readContact } from './contact.ts';
import { codeMessage } from './messages.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { AccountsRepository } from './repository.ts';
import type { Asker } from './service.ts';

export interface PasswordService {
  /**
   * Sends a code if there is such an account; the answer is the same, and as quick, if there is none.
   *
   * @returns the token by which the browser that asked uses the code.
   * @throws {CodedError} `invalid_input`, `too_many_requests`, `sms_limit_reached`.
   */
  readonly sendCode: (phoneOrEmail: string, asker: Asker) => Promise<string>;
  /**
   * Sets a new password and ends every session.
   *
   * @throws {CodedError} `password_common`, `password_personal`, `code_wrong`, `code_expired`.
   */
  readonly reset: (given: ResetPasswordBody, token: string) => Promise<User>;
  /**
   * Sets a new password and ends every session but this one.
   *
   * @throws {CodedError} `credentials_wrong` when the current one is not that, `password_common`, `password_personal`,
   * `too_many_requests`.
   */
  readonly change: (
    given: ChangePasswordBody,
    owner: { readonly user: User; readonly address: string; readonly session: string | undefined },
  ) => Promise<User>;
}

export interface PasswordDependencies {
  readonly repository: AccountsRepository;
  readonly codes: OneTimeCodes;
  readonly sessions: SessionsService;
  readonly attempts: Attempts;
  /** Brings a message to a number or an address. */
  readonly deliver: (contact: Contact, message: string) => Promise<void>;
  /** @throws {CodedError} `sms_limit_reached` while messages to such a contact are not sent; counts nothing. */
  readonly refuseIfSpent: (contact: Contact) => Promise<void>;
  /** Told of a message that could not be sent, for the log. */
  readonly onFailure: (error: unknown) => void;
}

export function passwordService({
  repository,
  codes,
  sessions,
  attempts,
  deliver,
  refuseIfSpent,
  onFailure,
}: PasswordDependencies): PasswordService {
  return {
    sendCode: async (phoneOrEmail, { address, language }) => {
      const contact = readContact(phoneOrEmail);
      if (!contact)
        throw new CodedError('invalid_input', [{ field: 'phoneOrEmail', problem: 'not_allowed' }]);
      await attempts.takeCode(contact.value, address);
      // Before it is known whether there is an account, so that the answer does not tell.
      await refuseIfSpent(contact);
      const account = await repository.find(contact);
      const { code, token } = await codes.issue({ purpose: 'password', contact: contact.value });
      // The answer does not wait for the delivery: the time that it takes would tell that there is an account.
      if (account) void deliver(contact, codeMessage(code, language)).catch(onFailure);
      return token;
    },
    reset: async ({ phoneOrEmail, otp, password }, token) => {
      const contact = readContact(phoneOrEmail);
      if (!contact) throw new CodedError('code_expired');
      // This comes before the code is used up. It looks at the typed contact only: a stranger could learn the account's other
      // name from a refusal.
      refuseWeak(password, [contact.value]);
      await codes.redeem({ purpose: 'password', contact: contact.value, token, code: otp });
      const account = await repository.find(contact);
      if (!account) throw new CodedError('code_expired');
      await repository.setPassword(account.id, await hashPassword(password));
      await sessions.endOthers(account.id, undefined);
      return userFrom(account);
    },
    change: async ({ currentPassword, password }, { user, address, session }) => {
      const guesser = { contact: user.id, address, device: user.id };
      await attempts.takePassword(guesser);
      const account = await repository.get(user.id);
      const isRight = await isPassword(currentPassword, account?.passwordHash);
      if (!isRight || !account) throw new CodedError('credentials_wrong');
      await attempts.forgivePassword(guesser);
      refuseWeak(password, [account.phoneNumber, account.email]);
      await repository.setPassword(user.id, await hashPassword(password));
      await sessions.endOthers(user.id, session);
      return user;
    },
  };
}
