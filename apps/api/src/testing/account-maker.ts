import { ENDPOINTS } from '@scamguard/contracts';
import { type Browser, browser } from './browser.ts';
import type { SmsInbox } from './sms-inbox.ts';
import type { TestServer } from './test-server.ts';

/** An account with the browser in which it was made. */
export interface TestAccount {
  readonly id: string;
  readonly number: string;
  readonly password: string;
  readonly phone: Browser;
}

const FIRST_NUMBER = 2_290_197_000_000;
let made = 0;

/** A number that no test has used yet. */
export function newNumber(): string {
  made += 1;
  return `+${FIRST_NUMBER + made}`;
}

/** Makes accounts as visitors do, by the code in a message. */
export function accountMaker(server: Pick<TestServer, 'ask'>, inbox: SmsInbox) {
  const account = async ({ password = 'mot de passe', address = '127.0.0.1' } = {}): Promise<TestAccount> => {
    const number = newNumber();
    const phone = browser(server, address);
    await phone.post(ENDPOINTS.register.path, { phoneNumber: number, password });
    const otp = await inbox.takeCode(number);
    const response = await phone.post(ENDPOINTS.verifyOtp.path, { phoneNumber: number, otp });
    return { id: response.json().user.id, number, password, phone };
  };
  return account;
}
