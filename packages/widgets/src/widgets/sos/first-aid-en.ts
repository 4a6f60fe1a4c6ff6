export { default } from './first-aid-en.constant.ts';
