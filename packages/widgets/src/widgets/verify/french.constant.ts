import { french } from '../../language/french.ts';
import { verifyTexts } from './texts.ts';

export default verifyTexts(french);
