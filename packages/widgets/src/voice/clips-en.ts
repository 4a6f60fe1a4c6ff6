export { default } from './clips-en.constant.ts';
