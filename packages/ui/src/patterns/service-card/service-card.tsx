import { forwardRef } from 'react';
import { cardLink } from '../../components/card/card-link.css.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { StarRating, type StarRatingProps } from '../../components/star-rating/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { SampleMark } from '../sample-mark/index.ts';
import * as css from './service-card.css.ts';
import { ServiceFacts, type ServiceFactsProps } from './service-facts.tsx';
import { type ServiceStatus, ServiceStatusBadge } from './service-status.tsx';

export interface ServiceCardProps extends Omit<NativeProps<'li'>, 'children'>, ServiceFactsProps {
  name: string;
  /** The address of its reviews. The whole card leads there. */
  href: string;
  headingLevel?: HeadingLevel;
  status: ServiceStatus;
  /** How it was rated; leave it out for a flagged service. */
  rating?: Pick<StarRatingProps, 'percent' | 'label'>;
  /** Marks an invented service, e.g. "Exemple". */
  sample?: string;
}

/** A service that the community recommends or flagged. Stands in ServiceCards. */
export const ServiceCard = forwardRef<HTMLLIElement, ServiceCardProps>(function ServiceCard(
  { name, href, headingLevel = 3, type, location, members, status, rating, sample, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} data-status={status.value} className={css.card}>
      <div className={css.marks}>
        {sample && <SampleMark>{sample}</SampleMark>}
        <ServiceStatusBadge {...status} />
      </div>
      <Heading level={headingLevel}>
        <Anchor href={href} className={cardLink}>
          {name}
        </Anchor>
      </Heading>
      {rating && <StarRating {...rating} />}
      <ServiceFacts type={type} location={location} members={members} />
    </li>
  );
});

export type ServiceCardsProps = NativeProps<'ul'>;

/** Services below or beside each other. */
export const ServiceCards = forwardRef<HTMLUListElement, ServiceCardsProps>(
  function ServiceCards(props, ref) {
    return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
  },
);
