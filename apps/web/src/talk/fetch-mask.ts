/** Fetches what masks the secrets in a message: nobody needs it who has not written one. */
export const fetchMask = () => import('@scamguard/engine/secrets');
