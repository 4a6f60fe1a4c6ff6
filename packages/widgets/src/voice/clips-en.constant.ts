import firstAid from '../widgets/sos/first-aid-en.constant.ts';
import { idsByLine } from './ids-by-line.ts';

export default await idsByLine('en', firstAid);
