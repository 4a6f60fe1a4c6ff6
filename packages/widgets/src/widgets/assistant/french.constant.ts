import { french } from '../../language/french.ts';
import { assistantTexts } from './texts.ts';

export default assistantTexts(french);
