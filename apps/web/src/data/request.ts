import { createClient } from '@scamguard/client';

/** Calls to the server that the site came from, with its cookies. */
export const { request, requestFile, read } = createClient({ credentials: 'include' });
