import { french } from '../../language/french.ts';
import { reportTexts } from './texts.ts';

export default reportTexts(french);
