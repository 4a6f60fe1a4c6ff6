import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const hiddenCharacters = signal(definition, ({ address }) =>
  address.hidesCharacters ? seen({}, { span: address.span }) : ABSENT,
);
