import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { MailIcon, PhoneIcon, PlaceIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './office-card.css.ts';

export interface OfficeCardProps extends Omit<NativeProps<'li'>, 'children'> {
  city: string;
  country: string;
  headingLevel?: HeadingLevel;
  /** Facts that the operator has not filled in are left out, never invented. */
  address?: string;
  phone?: { readonly label: string; readonly href: string };
  email?: { readonly label: string; readonly href: string };
  /** The message form, if neither a telephone nor a mail address is known. */
  write: NavItem;
}

/** An office. Stands in OfficeCards. */
export const OfficeCard = forwardRef<HTMLLIElement, OfficeCardProps>(function OfficeCard(
  { city, country, headingLevel = 3, address, phone, email, write, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.office}>
      <div>
        <Heading level={headingLevel}>{city}</Heading>
        <p className={css.country}>{country}</p>
      </div>
      {address && (
        <address className={css.address}>
          <Icon of={PlaceIcon} />
          <span>{address}</span>
        </address>
      )}
      {phone && (
        <TextLink href={phone.href} standing="alone" icon={PhoneIcon}>
          {phone.label}
        </TextLink>
      )}
      {email && (
        <TextLink href={email.href} standing="alone" icon={MailIcon}>
          {email.label}
        </TextLink>
      )}
      {!phone && !email && (
        <TextLink href={write.href} standing="alone" icon={write.icon ?? MailIcon}>
          {write.label}
        </TextLink>
      )}
    </li>
  );
});

export type OfficeCardsProps = NativeProps<'ul'>;

/** Offices side by side. */
export const OfficeCards = forwardRef<HTMLUListElement, OfficeCardsProps>(function OfficeCards(props, ref) {
  return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
});
