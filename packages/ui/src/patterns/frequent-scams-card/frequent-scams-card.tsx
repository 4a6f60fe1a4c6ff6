import { forwardRef, useId } from 'react';
import { Card } from '../../components/card/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import type { NativeProps } from '../../props/native-props.ts';
import * as css from './frequent-scams-card.css.ts';

/** A trick that many people meet. */
export interface FrequentScam {
  readonly icon: IconDrawing;
  readonly title: string;
  /** How it goes, in a sentence. */
  readonly text: string;
}

export interface FrequentScamsCardProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** E.g. "Arnaques fréquentes". */
  title: string;
  headingLevel?: 2 | 3;
  scams: readonly FrequentScam[];
}

/** The tricks that come up most, so that one's own is recognised. */
export const FrequentScamsCard = forwardRef<HTMLDivElement, FrequentScamsCardProps>(
  function FrequentScamsCard({ title, headingLevel = 2, scams, ...rest }, ref) {
    const titleId = useId();
    const inner: HeadingLevel = headingLevel === 2 ? 3 : 4;
    return (
      <Card as="section" aria-labelledby={titleId} {...rest} ref={ref}>
        <div className={css.content}>
          <Heading id={titleId} level={headingLevel}>
            {title}
          </Heading>
          <ul className={css.list}>
            {scams.map((scam) => (
              <li key={scam.title} className={css.scam}>
                <span className={css.icon}>
                  <Icon of={scam.icon} size="medium" />
                </span>
                <div className={css.words}>
                  <Heading level={inner} size="small">
                    {scam.title}
                  </Heading>
                  <Text>{scam.text}</Text>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    );
  },
);
