import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './value-card.css.ts';

export interface ValueCardProps extends Omit<NativeProps<'li'>, 'title'> {
  icon: IconDrawing;
  /** E.g. "Protection". */
  title: string;
  headingLevel?: HeadingLevel;
  /** What it means here, in a sentence. */
  children: string;
}

/** Something that the people behind the product hold to. Stands in ValueCards. */
export const ValueCard = forwardRef<HTMLLIElement, ValueCardProps>(function ValueCard(
  { icon, title, headingLevel = 3, children, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.value}>
      <span className={css.icon}>
        <Icon of={icon} size="large" />
      </span>
      <Heading level={headingLevel}>{title}</Heading>
      <Text>{children}</Text>
    </li>
  );
});

export type ValueCardsProps = NativeProps<'ul'>;

/** Values side by side. */
export const ValueCards = forwardRef<HTMLUListElement, ValueCardsProps>(function ValueCards(props, ref) {
  return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
});
