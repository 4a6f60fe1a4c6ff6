'use client';
import { forwardRef } from 'react';
import { Icon } from '../../components/icon/index.ts';
import { Anchor, useMessages } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { ariaCurrent, type NavItem } from '../navigation/nav-item.ts';
import * as css from './bottom-tab-bar.css.ts';
import { useRoomOfBar } from './use-room-of-bar.ts';

export interface BottomTabBarProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Five at the most, each with an icon. */
  items: readonly NavItem[];
}

/** The main pages under the thumb, on a phone only. */
export const BottomTabBar = forwardRef<HTMLElement, BottomTabBarProps>(function BottomTabBar(
  { items, ...rest },
  ref,
) {
  const { tabBar } = useMessages();
  const place = useRoomOfBar();
  return (
    <div ref={place} className={css.place}>
      <nav aria-label={tabBar} {...withoutStyling(rest)} ref={ref} className={css.tabBar}>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.href} className={css.item}>
              <Anchor href={item.href} aria-current={ariaCurrent(item)} className={css.link}>
                {item.icon && <Icon of={item.icon} size="medium" />}
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});
