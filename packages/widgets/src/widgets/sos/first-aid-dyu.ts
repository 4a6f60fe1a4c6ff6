export { default } from './first-aid-dyu.constant.ts';
