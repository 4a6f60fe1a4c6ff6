'use client';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { forwardRef, type ReactNode } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import * as css from './tabs.css.ts';
import { Unstyled } from './unstyled.tsx';

/** One tab: its value, its word, its icon. */
export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconDrawing;
}

export interface TabsProps<Value extends string> {
  /** What is chosen here, for screen readers: "Que voulez-vous vérifier ?". */
  label: string;
  items: readonly TabItem<Value>[];
  /** The open tab. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** A {@link TabPanel} for each item, wherever the layout wants them. */
  children: ReactNode;
}

/** One of several panels at a time. Arrow keys move between tabs, Home and End to the first and last. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
}: TabsProps<Value>) {
  return (
    <Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <List asChild aria-label={label}>
        <Unstyled className={css.list}>
          {items.map((item) => (
            <Trigger key={item.value} value={item.value} className={css.tab}>
              {item.icon && <Icon of={item.icon} />}
              {item.label}
            </Trigger>
          ))}
        </Unstyled>
      </List>
      {children}
    </Root>
  );
}

export interface TabPanelProps extends NativeProps<'div'> {
  /** The tab it belongs to. Its children exist only while that tab is open. */
  value: string;
}

/** What one tab shows. Stands inside {@link Tabs}. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { value, children, ...rest },
  ref,
) {
  return (
    <Content {...withoutStyling(rest)} ref={ref} value={value} asChild>
      <Unstyled className={css.panel}>{children}</Unstyled>
    </Content>
  );
});
