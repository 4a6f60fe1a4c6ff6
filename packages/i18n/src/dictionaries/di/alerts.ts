import french from '../fr/alerts.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { alerts: { severity: { danger: 'Farati' } } });
