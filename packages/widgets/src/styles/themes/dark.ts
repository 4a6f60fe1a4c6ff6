export { default } from '@scamguard/ui/theme/themes/dark.css.ts?sheet';
