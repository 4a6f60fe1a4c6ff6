import language from './dyu.constant.ts';
import { marker } from './marker.ts';

export default language.texts;
export const markOwn = marker(language.own, 'dyu');
export const { unreviewed } = language;
