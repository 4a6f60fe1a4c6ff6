'use client';
import { createContext, forwardRef, useContext, useId } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { UnfoldIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as css from './accordion.css.ts';

const GroupContext = createContext<string | undefined>(undefined);

export type AccordionProps = NativeProps<'div'>;

/**
 * {@link AccordionItem}s of which one at a time is open; touching it again closes it. The platform's own disclosure: it
 * opens before scripts arrive, and the browser's search finds what is folded away.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { children, ...rest },
  ref,
) {
  const group = useId();
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.accordion}>
      <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
    </div>
  );
});

export interface AccordionItemProps extends Omit<NativeProps<'details'>, 'title' | 'name' | 'open'> {
  /** What it is about; a question. */
  title: string;
  headingLevel?: HeadingLevel;
  /** Whether it is open when it first appears. */
  defaultOpen?: boolean;
}

/** One title and what unfolds under it. Its state is the element's own `open` attribute. */
export const AccordionItem = forwardRef<HTMLDetailsElement, AccordionItemProps>(function AccordionItem(
  { title, headingLevel = 3, defaultOpen, onToggle, children, ...rest },
  ref,
) {
  const group = useContext(GroupContext);
  return (
    <details
      {...withoutStyling(rest)}
      ref={ref}
      name={group}
      open={defaultOpen}
      className={css.item}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.currentTarget.open) closeOthers(event.currentTarget);
      }}
    >
      <summary className={css.summary}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <span className={css.mark}>
          <Icon of={UnfoldIcon} size="medium" />
        </span>
      </summary>
      <div className={css.content}>{typeof children === 'string' ? <Text>{children}</Text> : children}</div>
    </details>
  );
});

/** Does what browsers before 2024 do not do by the shared `name`. */
function closeOthers(opened: HTMLDetailsElement) {
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []) {
    if (other !== opened && other.open) other.open = false;
  }
}
