import french from '../fr/widgets.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { widgets: { alerts: { severity: { danger: 'Farati' } } } });
