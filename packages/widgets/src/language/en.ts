export { default } from './en.constant.ts';
