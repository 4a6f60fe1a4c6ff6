export { default } from './first-aid-fon.constant.ts';
