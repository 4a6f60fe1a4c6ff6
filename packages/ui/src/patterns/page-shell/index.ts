export { MAIN_ID, PageShell, type PageShellProps } from './page-shell.tsx';
