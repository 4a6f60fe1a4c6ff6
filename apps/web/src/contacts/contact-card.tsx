import { type Contact, hrefOf } from '@scamguard/content/contacts';
import type { Translate } from '@scamguard/i18n';
import { CallCard } from '@scamguard/ui';
import { ExternalIcon, MailIcon, MessageIcon, PhoneIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../language/language-context.ts';

const ICONS = {
  phone: PhoneIcon,
  ussd: PhoneIcon,
  whatsapp: MessageIcon,
  email: MailIcon,
  web: ExternalIcon,
} as const;

const ACTIONS = {
  phone: 'contacts.call',
  ussd: 'contacts.dial',
  whatsapp: 'contacts.chat',
  email: 'contacts.write',
  web: 'contacts.open',
} as const;

/** One contact: who, for what, the button that calls, and where it comes from. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t, language } = useLanguage();
  const { name, kind, value, shown = value, use, isFree, isAlwaysOpen } = contact;
  const words = [
    use[language === 'en' ? 'en' : 'fr'],
    ...(isFree ? [t('contacts.free')] : []),
    ...(isAlwaysOpen ? [t('contacts.always')] : []),
  ];
  return (
    <CallCard
      name={name}
      use={words.join(' ')}
      action={{ label: t(ACTIONS[kind], { value: shown }), href: hrefOf(contact), icon: ICONS[kind] }}
      origin={{
        question: t('contacts.origin'),
        lines: originLines(contact, t, language === 'en' ? 'en-GB' : 'fr-FR'),
        pages: contact.sources.map((href) => ({ label: new URL(href).host.replace(/^www\./, ''), href })),
      }}
    />
  );
}

/** When it was read, who confirms it, and whether one of us has tried it. */
function originLines(
  { sources, unnamedSources = 0, checkedAt, calledAt, status }: Contact,
  t: Translate,
  tag: string,
): readonly string[] {
  const date = (day: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return [
    t('contacts.readIn', { count: sources.length + unnamedSources, date: date(checkedAt) }),
    ...(status === 'verified' ? [] : [t('contacts.unconfirmed')]),
    calledAt ? t('contacts.calledOn', { date: date(calledAt) }) : t('contacts.notCalled'),
  ];
}
