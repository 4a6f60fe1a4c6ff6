import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './essential-service-card.css.ts';

export interface EssentialServiceCardProps extends Omit<NativeProps<'li'>, 'title'> {
  icon: IconDrawing;
  /** E.g. "Vérification intelligente". */
  title: string;
  headingLevel?: HeadingLevel;
  /** One or two short sentences. */
  children: string;
  action: NavItem;
}

/** One of the few things that most people come for. Stands in EssentialServiceCards. */
export const EssentialServiceCard = forwardRef<HTMLLIElement, EssentialServiceCardProps>(
  function EssentialServiceCard({ icon, title, headingLevel = 3, children, action, ...rest }, ref) {
    return (
      <li {...withoutStyling(rest)} ref={ref} className={css.card}>
        <div className={css.head}>
          <span className={css.tile}>
            <Icon of={icon} size="medium" />
          </span>
          <div className={css.title}>
            <Heading level={headingLevel}>{title}</Heading>
          </div>
        </div>
        <Text>{children}</Text>
        <div className={css.foot}>
          <LinkButton href={action.href} icon={action.icon} variant="secondary">
            {action.label}
          </LinkButton>
        </div>
      </li>
    );
  },
);

export type EssentialServiceCardsProps = NativeProps<'ul'>;

/** The essential services side by side. */
export const EssentialServiceCards = forwardRef<HTMLUListElement, EssentialServiceCardsProps>(
  function EssentialServiceCards(props, ref) {
    return <ul {...withoutStyling(props)} ref={ref} className={css.list} />;
  },
);
