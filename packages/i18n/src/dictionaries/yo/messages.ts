import french from '../fr/messages.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  messages: { region: 'Orílẹ̀-èdè yín', regions: { other: 'Orílẹ̀-èdè mìíràn' } },
});
