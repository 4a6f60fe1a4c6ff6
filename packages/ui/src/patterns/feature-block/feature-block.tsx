import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { Icon, type IconDrawing } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { Anchor } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './feature-block.css.ts';

export interface FeatureBlockProps extends Omit<NativeProps<'li'>, 'title'> {
  icon: IconDrawing;
  title: string;
  /** One or two short sentences. */
  children: string;
  /** The page on which it is done. It makes the whole block a link named by its title. */
  href?: string;
  headingLevel?: HeadingLevel;
}

/** One thing the product does. Stands in {@link FeatureBlocks}. */
export const FeatureBlock = forwardRef<HTMLLIElement, FeatureBlockProps>(function FeatureBlock(
  { icon, title, children, href, headingLevel = 3, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.block}>
      <div className={css.head}>
        <span className={css.icon}>
          <Icon of={icon} size="medium" />
        </span>
        <Heading level={headingLevel}>
          {href ? (
            <Anchor href={href} className={css.link}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
      </div>
      <Text>{children}</Text>
    </li>
  );
});

export interface FeatureBlocksProps {
  /** {@link FeatureBlock}s. */
  children: ReactNode;
}

/** The services of the product, side by side. */
export function FeatureBlocks({ children }: FeatureBlocksProps) {
  return <ul className={css.blocks}>{children}</ul>;
}
