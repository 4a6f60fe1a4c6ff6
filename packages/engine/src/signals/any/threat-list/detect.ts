import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const threatList = signal(definition, ({ known }) => (known.listed === true ? seen() : ABSENT));
