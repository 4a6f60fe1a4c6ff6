import { forwardRef, useId } from 'react';
import { Card } from '../../components/card/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { DoneIcon, TipIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import type { NativeProps } from '../../props/native-props.ts';
import * as css from './tips-card.css.ts';

export interface TipsCardProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** E.g. "Bien signaler". */
  title: string;
  headingLevel?: HeadingLevel;
  /** One short sentence each. */
  tips: readonly string[];
}

/** How to do something well, beside where it is done. */
export const TipsCard = forwardRef<HTMLDivElement, TipsCardProps>(function TipsCard(
  { title, headingLevel = 2, tips, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} {...rest} ref={ref}>
      <div className={css.content}>
        <div className={css.head}>
          <span className={css.headIcon}>
            <Icon of={TipIcon} size="medium" />
          </span>
          <Heading id={titleId} level={headingLevel}>
            {title}
          </Heading>
        </div>
        <ul className={css.list}>
          {tips.map((tip) => (
            <li key={tip} className={css.tip}>
              <span className={css.mark}>
                <Icon of={DoneIcon} />
              </span>
              <span>{tip}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
});
