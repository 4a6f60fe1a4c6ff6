export { BottomTabBar, type BottomTabBarProps } from './bottom-tab-bar.tsx';
