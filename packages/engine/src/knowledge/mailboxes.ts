import { words } from './words.ts';

/** Hosts at which anybody opens a mailbox in a minute. An address there speaks for a person, never for a company. */
export const MAILBOXES: ReadonlySet<string> = new Set(
  words(`
    gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr live.com live.fr msn.com yahoo.com yahoo.fr yahoo.co.uk
    ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.com gmx.fr gmx.net gmx.de web.de
    mail.com zoho.com zohomail.com yandex.com yandex.ru mail.ru laposte.net orange.fr wanadoo.fr free.fr sfr.fr tutanota.com tuta.io
  `),
);
