import type { EngineLanguage } from '../vocabulary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: Readonly<Record<EngineLanguage, Wording>> = { fr, en };
