import shell from '@scamguard/i18n/texts/en/shell';
import verify from '@scamguard/i18n/texts/en/verify';
import widgets from '@scamguard/i18n/texts/en/widgets';
import { textsOf } from './texts-of.ts';

export default textsOf({ ...shell, ...verify, ...widgets });
