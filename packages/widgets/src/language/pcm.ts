import { marker } from './marker.ts';
import language from './pcm.constant.ts';

export default language.texts;
export const markOwn = marker(language.own, 'pcm');
export const { unreviewed } = language;
