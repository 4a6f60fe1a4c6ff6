import { marker } from './marker.ts';
import language from './yo.constant.ts';

export default language.texts;
export const markOwn = marker(language.own, 'yo');
export const { unreviewed } = language;
