import french from '../fr/door.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  door: {
    label: 'Ẹ lẹ ẹ́ síbí, tàbí kí ẹ sọ ohun tó ń ṣẹlẹ̀',
    placeholder: 'Àtẹ̀jíṣẹ́, nọ́ńbà, líǹkì…',
    submit: 'Ṣàyẹ̀wò',
    dictate: 'Sọ ọ́',
    stopDictation: 'Dá gbígbọ́ dúró',
    otherWays: 'Fi fọ́tò hàn tàbí sọ ọ́',
    picture: 'Fi fọ́tò hàn',
  },
  asked: {
    heading: 'Kí ni ẹni yìí ń béèrè lọ́wọ́ yín?',
    linkHeading: 'Kí ni ẹni tó fi ránṣẹ́ ń béèrè lọ́wọ́ yín?',
    money: { label: 'Owó' },
    code: { label: 'Kóòdù' },
    call: { label: 'Kí n pe nọ́ńbà kan, tàbí kí n tẹ̀ ẹ́' },
    trade: { label: 'Ó ń ta nǹkan, tàbí ó ń fi háyà' },
    offer: { label: 'Ó ń ṣèlérí ẹ̀bùn, iṣẹ́ tàbí owó yíyá' },
    nothing: { label: 'Kò tíì béèrè nǹkan kan' },
  },
});
