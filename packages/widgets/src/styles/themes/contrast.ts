export { default } from '@scamguard/ui/theme/themes/contrast.css.ts?sheet';
