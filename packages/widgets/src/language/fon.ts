import language from './fon.constant.ts';
import { marker } from './marker.ts';

export default language.texts;
export const markOwn = marker(language.own, 'fon');
export const { unreviewed } = language;
