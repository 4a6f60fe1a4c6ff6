import { forwardRef, type ReactNode } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';

export interface PageHeaderProps extends Omit<NativeProps<'div'>, 'title'> {
  /** What the page is: its only heading of the first level. */
  title: string;
  /** What it is for, in a sentence or two. */
  lead: string;
  /** What belongs to the whole page, e.g. a link or a button. */
  children?: ReactNode;
}

/** How a page begins. */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, lead, children, ...rest },
  ref,
) {
  return (
    <Stack {...rest} ref={ref} gap="small">
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
      {children}
    </Stack>
  );
});
