import { forwardRef, type ReactNode } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { BackIcon } from '../../components/icon/icons.ts';
import { StarRating, type StarRatingProps } from '../../components/star-rating/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/index.ts';
import { SampleMark } from '../sample-mark/index.ts';
import {
  ServiceFacts,
  type ServiceFactsProps,
  type ServiceStatus,
  ServiceStatusBadge,
} from '../service-card/index.ts';
import * as css from './service-header.css.ts';

export interface ServiceHeaderProps extends Omit<NativeProps<'header'>, 'children'>, ServiceFactsProps {
  /** The page's first heading. */
  name: string;
  /** Back to the list. */
  back: NavItem;
  status: ServiceStatus;
  /** Per cent as five stars. */
  rating: Pick<StarRatingProps, 'percent' | 'label'>;
  description: string;
  /** Marks an invented service, e.g. "Exemple". */
  sample?: string;
  /** Reads the description aloud: a ReadAloudButton. */
  listen?: ReactNode;
}

/** One service: how it is rated, what it is, where, and what others say of it in a sentence. */
export const ServiceHeader = forwardRef<HTMLElement, ServiceHeaderProps>(function ServiceHeader(
  { name, back, type, location, members, status, rating, description, sample, listen, ...rest },
  ref,
) {
  return (
    <header {...withoutStyling(rest)} ref={ref} data-status={status.value} className={css.header}>
      <TextLink href={back.href} standing="alone" icon={back.icon ?? BackIcon}>
        {back.label}
      </TextLink>
      <div className={css.marks}>
        {sample && <SampleMark>{sample}</SampleMark>}
        <ServiceStatusBadge {...status} />
      </div>
      <Heading level={1} size="headline">
        {name}
      </Heading>
      <StarRating {...rating} />
      <ServiceFacts type={type} location={location} members={members} />
      <Text size="lead">{description}</Text>
      {listen}
    </header>
  );
});
