export { default } from './first-aid-wo.constant.ts';
