export { AppHeader, type AppHeaderProps, FOOTER_ID, FOOTER_LANGUAGES_ID } from './app-header.tsx';
