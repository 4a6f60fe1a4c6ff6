import { forwardRef, useId } from 'react';
import { Badge } from '../../components/badge/index.ts';
import { Card } from '../../components/card/index.ts';
import { ClampedText } from '../../components/clamped-text/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { CommunityIcon, PhoneIcon, PlaceIcon, VoiceIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Inline } from '../../components/layout/index.ts';
import type { NativeProps } from '../../props/native-props.ts';
import * as css from './scam-card.css.ts';

export interface ScamCardProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  title: string;
  headingLevel?: HeadingLevel;
  /** The story in the reporter's words. Its first three lines are shown at first. */
  description: string;
  /** How many people reported it, and that it is not proven: "signalé par 4 personnes, non vérifié". */
  count: string;
  /** Name of the region. */
  region: string;
  /** How the reporter was reached. The value comes masked: "+229 01 97 •• •• 00". */
  contact?: { readonly label: string; readonly value: string };
  /** Says that somebody told it by voice: "Contient un message vocal". */
  audio?: string;
}

/** Something that people reported. It says what they say and how many they are, and accuses nobody. */
export const ScamCard = forwardRef<HTMLDivElement, ScamCardProps>(function ScamCard(
  { title, headingLevel = 3, description, count, region, contact, audio, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId} {...rest} ref={ref}>
      <div className={css.content}>
        <Heading id={titleId} level={headingLevel}>
          {title}
        </Heading>
        <Inline gap="tiny">
          <Badge icon={PlaceIcon}>{region}</Badge>
          {audio && <Badge icon={VoiceIcon}>{audio}</Badge>}
        </Inline>
        <ClampedText about={title}>{description}</ClampedText>
        <div className={css.facts}>
          <p className={css.count}>
            <span className={css.icon}>
              <Icon of={CommunityIcon} />
            </span>
            <span className={css.sentence}>{count}</span>
          </p>
          {contact && (
            <p className={css.fact}>
              <span className={css.icon}>
                <Icon of={PhoneIcon} />
              </span>
              <span>
                {contact.label} <span className={css.contact}>{contact.value}</span>
              </span>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
});
