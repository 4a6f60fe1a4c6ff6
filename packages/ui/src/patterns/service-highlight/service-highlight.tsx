import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { VerifiedIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { StarRating } from '../../components/star-rating/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { SampleMark } from '../sample-mark/index.ts';
import * as css from './service-highlight.css.ts';

/** The scale of {@link ServiceHighlightProps.stars}. */
const MOST_STARS = 5;

export interface ServiceHighlightProps extends Omit<NativeProps<'li'>, 'children'> {
  name: string;
  /** What it offers, e.g. "Transfert d'argent". */
  type: string;
  headingLevel?: HeadingLevel;
  /** From 0 to 5, e.g. 4.8. */
  stars: number;
  /** The same in words: "4,8 sur 5". */
  ratingLabel: string;
  /** E.g. "Vérifié par 126 membres". */
  verifiedBy: string;
  /** Marks an invented service, e.g. "Exemple". */
  sample?: string;
}

/** A service that the community trusts, on the home page. Stands in ServiceHighlights. */
export const ServiceHighlight = forwardRef<HTMLLIElement, ServiceHighlightProps>(function ServiceHighlight(
  { name, type, headingLevel = 3, stars, ratingLabel, verifiedBy, sample, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.service}>
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={headingLevel} size="small">
            {name}
          </Heading>
          <p className={css.quiet}>{type}</p>
        </div>
        {sample && <SampleMark>{sample}</SampleMark>}
      </div>
      <div className={css.rating}>
        <StarRating percent={(stars / MOST_STARS) * 100} label={ratingLabel} />
      </div>
      <p className={css.verified}>
        <Icon of={VerifiedIcon} />
        {verifiedBy}
      </p>
    </li>
  );
});

export type ServiceHighlightsProps = NativeProps<'ul'>;

/** Trusted services side by side. */
export const ServiceHighlights = forwardRef<HTMLUListElement, ServiceHighlightsProps>(
  function ServiceHighlights(props, ref) {
    return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
  },
);
