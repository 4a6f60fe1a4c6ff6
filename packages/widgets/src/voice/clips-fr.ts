export { default } from './clips-fr.constant.ts';
