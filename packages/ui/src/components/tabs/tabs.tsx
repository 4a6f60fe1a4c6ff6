'use client';
import {
  createContext,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';
import { requireKnown, requireProps } from '../../props/misuse.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './tabs.css.ts';

/** One tab: its value, its word, its icon. */
export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconDrawing;
}

export interface TabsProps<Value extends string> {
  /** The choice that the tabs offer, for screen readers: "Que voulez-vous vérifier ?". */
  label: string;
  items: readonly TabItem<Value>[];
  /** The open tab. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** A {@link TabPanel} for each item, wherever the layout wants them. */
  children: ReactNode;
}

const OpenTabContext = createContext({ group: '', value: '' });

const idsOf = (group: string, value: string) => ({
  tab: `${group}-tab-${value}`,
  panel: `${group}-panel-${value}`,
});

/** The tab to which each key leads, counted from the tab it was pressed on. Source: WAI-ARIA Authoring Practices, tabs. */
const STEPS: Readonly<Record<string, (from: number) => number>> = {
  ArrowRight: (from) => from + 1,
  ArrowLeft: (from) => from - 1,
  Home: () => 0,
  End: () => -1,
};

/** Moves the focus to another tab and opens it. Asks the event where the focus is: in a shadow root the document cannot tell. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = Array.from(event.currentTarget.children) as HTMLElement[];
  const tab = tabs.at(step(tabs.indexOf(event.target as HTMLElement)) % tabs.length);
  tab?.focus();
  tab?.click();
}

/** One of several panels at a time. Arrow keys move between tabs, Home and End to the first and last. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps(
      'Tabs',
      { label, onValueChange },
      'The label says what is chosen here, and the function opens another tab.',
    );
    requireKnown(
      'Tabs',
      'value',
      value ?? null,
      items.map((item) => item.value),
    );
  }
  const group = useId();
  const open = useMemo(() => ({ group, value }), [group, value]);
  return (
    <OpenTabContext.Provider value={open}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs */}
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={handleKeyDown}>
        {items.map((item) => {
          const isOpen = item.value === value;
          const { tab, panel } = idsOf(group, item.value);
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={tab}
              aria-selected={isOpen}
              aria-controls={panel}
              tabIndex={isOpen ? 0 : -1}
              data-state={isOpen ? 'active' : 'inactive'}
              className={css.tab}
              onClick={() => onValueChange(item.value)}
            >
              {item.icon && <Icon of={item.icon} />}
              {item.label}
            </button>
          );
        })}
      </div>
      {children}
    </OpenTabContext.Provider>
  );
}

/** Its `id` is its own affair: the tab refers to it. */
export interface TabPanelProps extends Omit<NativeProps<'div'>, 'id'> {
  /** The tab it belongs to. Its children exist only while that tab is open. */
  value: string;
}

/** What one tab shows. Stands inside {@link Tabs}. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { value, children, ...rest },
  ref,
) {
  const open = useContext(OpenTabContext);
  const isOpen = open.value === value;
  const { tab, panel } = idsOf(open.group, value);
  return (
    <div
      {...withoutStyling(rest)}
      id={panel}
      ref={ref}
      role="tabpanel"
      aria-labelledby={tab}
      tabIndex={0}
      hidden={!isOpen}
      data-state={isOpen ? 'active' : 'inactive'}
      className={css.panel}
    >
      {isOpen && children}
    </div>
  );
});
