import { ORGANISATION } from '@scamguard/content/organisation';
import type { Translate } from '@scamguard/i18n';
import type { ContactLine, NavItem } from '@scamguard/ui';
import { MailIcon, PhoneIcon } from '@scamguard/ui/icons';
import { linkTo } from '../screen/links.ts';

/** Help by telephone; the message form while the operator has given no number. */
export function phoneHelp(t: Translate): NavItem {
  const { phone } = ORGANISATION.contact;
  return phone
    ? { label: t('home.hero.phone'), href: `tel:${phone}`, icon: PhoneIcon }
    : { label: t('home.hero.write'), href: linkTo('/contact'), icon: MailIcon };
}

/** The ways to reach the operator that exist, the message form always among them. */
export function contactLines(t: Translate): ContactLine[] {
  const { phone, email } = ORGANISATION.contact;
  return [
    ...(phone ? [{ label: phone, href: `tel:${phone}`, icon: PhoneIcon }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}`, icon: MailIcon }] : []),
    { label: t('footer.writeToUs'), href: linkTo('/contact'), icon: MailIcon },
  ];
}
