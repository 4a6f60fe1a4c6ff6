'use client';
import { createContext, forwardRef, useContext, useId } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Fold, type FoldProps } from '../fold/index.ts';
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

export interface AccordionItemProps extends Omit<FoldProps, 'name'> {
  /** What it is about; a question. */
  title: string;
}

/** One title and what unfolds under it. Its state is the element's own `open` attribute. */
export const AccordionItem = forwardRef<HTMLDetailsElement, AccordionItemProps>(function AccordionItem(
  { onToggle, children, ...rest },
  ref,
) {
  return (
    <Fold
      {...rest}
      ref={ref}
      name={useContext(GroupContext)}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.currentTarget.open) closeOthers(event.currentTarget);
      }}
    >
      {typeof children === 'string' ? <Text>{children}</Text> : children}
    </Fold>
  );
});

/** Does what browsers before 2024 do not do by the shared `name`. */
function closeOthers(opened: HTMLDetailsElement) {
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []) {
    if (other !== opened && other.open) other.open = false;
  }
}
