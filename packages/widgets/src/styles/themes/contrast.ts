export { default } from './contrast.css.ts.vanilla.css?inline';
