import { lazy } from 'react';

/** The part that shows a verdict: no visit needs it before something has been typed. */
export const fetchVerdictPart = () => import('./verify-result.tsx');

const never = new Promise<never>(() => undefined);

/**
 * Shows a verdict. A verdict that the server sent with the page stays as it is if this part cannot be had. A verdict that is
 * asked for here is asked for together with this part.
 */
export const VerifyResult = lazy(() => fetchVerdictPart().catch(() => never));
