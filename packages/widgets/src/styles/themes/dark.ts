export { default } from './dark.css.ts.vanilla.css?inline';
