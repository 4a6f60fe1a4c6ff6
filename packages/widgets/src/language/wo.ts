import { marker } from './marker.ts';
import language from './wo.constant.ts';

export default language.texts;
export const markOwn = marker(language.own, 'wo');
export const { unreviewed } = language;
