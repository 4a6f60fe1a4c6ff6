'use client';
import { forwardRef, type ReactNode } from 'react';
import { Card } from '../../components/card/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { TabPanel, Tabs } from '../../components/tabs/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './auth-tabs.css.ts';

/** The two ways in. */
export type AuthTab = 'login' | 'register';

export interface AuthTabsProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** The page's first heading. */
  title: string;
  /** One line: what an account is good for, and that none is needed. */
  text?: string;
  /** The choice that the tabs offer, for screen readers. */
  label: string;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  /** The tabs' words. */
  tabLabels: Readonly<Record<AuthTab, string>>;
  /** A LoginForm. */
  login: ReactNode;
  /** A RegisterForm, then an OtpStep. */
  register: ReactNode;
}

/** Signing in and signing up, one beside the other. */
export const AuthTabs = forwardRef<HTMLDivElement, AuthTabsProps>(function AuthTabs(
  { title, text, label, tab, onTabChange, tabLabels, login, register, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.auth}>
      <div className={css.head}>
        <Heading level={1} size="headline">
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
      </div>
      <Card>
        <Tabs
          label={label}
          items={[
            { value: 'login', label: tabLabels.login },
            { value: 'register', label: tabLabels.register },
          ]}
          value={tab}
          onValueChange={onTabChange}
        >
          <TabPanel value="login">
            <div className={css.panel}>{login}</div>
          </TabPanel>
          <TabPanel value="register">
            <div className={css.panel}>{register}</div>
          </TabPanel>
        </Tabs>
      </Card>
    </div>
  );
});
