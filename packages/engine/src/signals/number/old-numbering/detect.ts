import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** A number that does not fit although it is old is one whose new digits we cannot know. */
export const oldNumbering = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'phone' || !dialled.phone.wasOld) return ABSENT;
  const { shown, country = '', state, span } = dialled.phone;
  return state === 'fits' ? seen({ number: shown, country }, { span }) : undecided({ country });
});
