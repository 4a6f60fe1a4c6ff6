import path from 'node:path';

/** The engine's folder. This program is bundled to `dist/training/`. */
const ENGINE = path.join(import.meta.dirname, '..', '..');

/** Our own written examples. */
export const MATERIAL = path.join(ENGINE, 'training', 'material');
/** Those that no weights are ever trained on. */
export const HELD_OUT = path.join(MATERIAL, 'held-out');
/** Stories of people who come for help; one file a writer. */
export const TELLINGS = path.join(MATERIAL, 'tellings');
/** What people type after a verdict. */
export const ASKED = path.join(MATERIAL, 'asked');
/** Persons who answer an interview. */
export const PERSONS = path.join(MATERIAL, 'persons');
export const TEXT_WEIGHTS_FILE = path.join(ENGINE, 'src', 'text-classifier', 'weights.ts');
export const ADDRESS_WEIGHTS_FILE = path.join(ENGINE, 'src', 'address-classifier', 'weights.ts');
export const SMALL_CASE_FILE = path.join(ENGINE, 'src', 'case', 'belief', 'small-model.ts');
/** Weights for a server, by their name. */
export const weightsFile = (name: string): string => path.join(ENGINE, 'weights', `${name}.weights`);
export const CARD_FILE = path.join(ENGINE, 'MODEL-CARD.md');
export const EVALUATION_FILE = path.join(ENGINE, 'evaluation.json');
/** How well tellings that are never learned are understood. */
export const TELLINGS_FILE = path.join(ENGINE, 'evaluation-tellings.json');
export const WELL_KNOWN_SITES_FILE = path.join(ENGINE, 'src', 'knowledge', 'well-known-sites.ts');
export const LISTED_SITES_FILE = path.join(ENGINE, 'src', 'knowledge', 'listed-sites.ts');
export const ESTABLISHED_SITES_FILE = path.join(MATERIAL, 'established-sites.txt');
export const FURTHER_SITES_FILE = path.join(MATERIAL, 'further-sites.txt');
export const OFFLINE_SIZE_FILE = path.join(ENGINE, 'src', 'classifiers', 'offline-size.ts');
export const LANGUAGE_WEIGHTS_FILE = path.join(ENGINE, 'src', 'language-identifier', 'weights.ts');
