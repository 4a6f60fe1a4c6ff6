import firstAid from '../widgets/sos/first-aid-fr.constant.ts';
import { idsByLine } from './ids-by-line.ts';

export default await idsByLine('fr', firstAid);
