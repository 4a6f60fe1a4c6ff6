import { Heading, type HeadingProps } from '@scamguard/ui';
import { useEffect, useRef } from 'react';

/** A heading of what has just taken another's place. It takes the focus, so that neither eyes nor a screen reader lose their place. */
export function ArrivedHeading(props: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading {...props} ref={heading} tabIndex={-1} />;
}
