export { default } from './first-aid-fr.constant.ts';
