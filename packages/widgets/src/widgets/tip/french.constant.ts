import { french } from '../../language/french.ts';
import { tipTexts } from './texts.ts';

export default tipTexts(french);
