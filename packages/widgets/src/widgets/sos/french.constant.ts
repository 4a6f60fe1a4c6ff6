import { french } from '../../language/french.ts';
import { sosTexts } from './texts.ts';

export default sosTexts(french);
