export { AppHeader, type AppHeaderProps, FOOTER_ID } from './app-header.tsx';
