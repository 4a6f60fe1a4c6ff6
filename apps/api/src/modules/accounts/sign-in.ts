import type { LoginBody, User } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import { type NewSession, type SessionsService, userFrom } from '../sessions/service.ts';
import type { Attempts } from './attempts.ts';
import { type Contact, readContact } from './contact.ts';
import type { KnownDevices } from './known-devices.ts';
import { isWeak } from './new-password.ts';
import { isPassword } from './passwords.ts';
import type { AccountsRepository } from './repository.ts';

/** The browser that signs in. */
export interface Browser {
  readonly address: string;
  readonly device: string | undefined;
  /** The session that it had until now. */
  readonly session: string | undefined;
}

/** @throws {CodedError} `credentials_wrong`, the same for a wrong password and for no account; `too_many_requests`. */
export type SignIn = (given: LoginBody, browser: Browser) => Promise<SignedIn>;

export interface SignedIn {
  readonly user: User;
  readonly session: NewSession;
  readonly device: string;
  /** The password would not be taken for a new account: it is time for a better one. */
  readonly hasWeakPassword: boolean;
}

export interface SignInDependencies {
  readonly repository: AccountsRepository;
  readonly sessions: SessionsService;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
}

/** Stands in for a typed name that is neither a number nor an address: the same work is then done for nobody. */
const NOBODY: Contact = { kind: 'email', value: '' };

export function signIn({ repository, sessions, attempts, devices }: SignInDependencies): SignIn {
  return async ({ phoneOrEmail, password, remember = false }, { address, device, session }) => {
    const contact = readContact(phoneOrEmail) ?? NOBODY;
    const account = await repository.find(contact);
    const guesser = {
      contact: contact.value || phoneOrEmail,
      address,
      device: devices.nameFrom(device, account?.id ?? ''),
    };
    await attempts.takePassword(guesser);
    const isRight = await isPassword(password, account?.passwordHash);
    if (!isRight || !account) throw new CodedError('credentials_wrong');
    await attempts.forgivePassword(guesser);
    return {
      user: userFrom(account),
      session: await sessions.begin(account.id, { remember, earlier: session }),
      device: devices.cookieFor(account.id),
      hasWeakPassword: isWeak(password, [account.phoneNumber, account.email]),
    };
  };
}
