export { type AuthTab, AuthTabs, type AuthTabsProps } from './auth-tabs.tsx';
