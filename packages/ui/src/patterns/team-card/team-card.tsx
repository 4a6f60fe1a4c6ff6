import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './team-card.css.ts';

export interface TeamCardProps extends Omit<NativeProps<'li'>, 'children' | 'role'> {
  /** What this person does here, e.g. "Responsable technique"; heads the card where no name is given. */
  position: string;
  /** Left out where the operator gives none. */
  name?: string;
  headingLevel?: HeadingLevel;
  /** Drawn where there is no portrait. */
  icon: IconDrawing;
  /** Address of a portrait, square. */
  portrait?: string;
  /** One sentence. */
  children?: string;
}

/** Somebody behind the product. Stands in TeamCards. */
export const TeamCard = forwardRef<HTMLLIElement, TeamCardProps>(function TeamCard(
  { position, name, headingLevel = 3, icon, portrait, children, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.card}>
      {portrait ? (
        <img src={portrait} alt="" loading="lazy" decoding="async" className={css.portrait} />
      ) : (
        <span className={css.portrait}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <div>
        <Heading level={headingLevel} size="small">
          {name ?? position}
        </Heading>
        {name && <p className={css.role}>{position}</p>}
      </div>
      {children && <Text>{children}</Text>}
    </li>
  );
});

export type TeamCardsProps = NativeProps<'ul'>;

/** The team side by side. */
export const TeamCards = forwardRef<HTMLUListElement, TeamCardsProps>(function TeamCards(props, ref) {
  return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
});
