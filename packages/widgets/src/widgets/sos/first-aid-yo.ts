export { default } from './first-aid-yo.constant.ts';
