import { ORGANISATION } from '@scamguard/content/organisation';
import type { Translate } from '@scamguard/i18n';
import type { ContactOption } from '@scamguard/ui';
import { MailIcon, MessageIcon, PhoneIcon } from '@scamguard/ui/icons';
import { messageFormPath } from './message-form-place.ts';

/** A conversation on WhatsApp, which wants the number without its plus sign. */
export const whatsappLink = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** Telephone, e-mail and WhatsApp; where the operator has given none, the message form takes its place. */
export function waysToReachUs(t: Translate): ContactOption[] {
  const { phone, email, whatsapp } = ORGANISATION.contact;
  const form = { value: t('messages.ways.form'), href: messageFormPath() };
  return [
    {
      id: 'phone',
      icon: PhoneIcon,
      label: t('messages.ways.phone'),
      ...(phone ? { value: phone, href: `tel:${phone}` } : form),
    },
    {
      id: 'email',
      icon: MailIcon,
      label: t('messages.ways.email'),
      ...(email ? { value: email, href: `mailto:${email}` } : form),
    },
    {
      id: 'whatsapp',
      icon: MessageIcon,
      label: t('messages.ways.whatsapp'),
      ...(whatsapp ? { value: whatsapp, href: whatsappLink(whatsapp) } : form),
    },
  ];
}

/** When somebody answers. */
export function supportHours(t: Translate): string {
  const { opensAt, closesAt, timeZone } = ORGANISATION.supportHours;
  return t('messages.hours', { opens: opensAt, closes: closesAt, zone: timeZone });
}
