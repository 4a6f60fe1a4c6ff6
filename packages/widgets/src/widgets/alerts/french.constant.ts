import { french } from '../../language/french.ts';
import { alertsTexts } from './texts.ts';

export default alertsTexts(french);
