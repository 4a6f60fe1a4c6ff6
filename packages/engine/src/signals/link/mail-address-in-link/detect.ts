import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,60}/;

/** Mass mailings put the victim's address into the link, so that the false page greets them by name. */
export const mailAddressInLink = signal(definition, ({ address, spanOf }) => {
  if (address.kind !== 'web') return ABSENT;
  const mail = MAIL.exec(`${address.query.slice(0, 500)} ${address.fragment.slice(0, 500)}`)?.[0];
  return mail === undefined ? ABSENT : seen({ mail }, { span: spanOf(mail) });
});
