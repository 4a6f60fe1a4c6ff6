import { z } from 'zod';

const domainAnswer = z.object({
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })),
});

/**
 * Asks an RDAP server (RFC 9083) since when a domain has been registered.
 *
 * @param fetchText gets an answer, or throws.
 */
export function registry(server: URL, fetchText: (url: URL) => Promise<string>) {
  const base = server.href.replace(/\/*$/, '/');
  return async (domain: string): Promise<Date | undefined> => {
    const text = await fetchText(new URL(`domain/${encodeURIComponent(domain)}`, base));
    const { events } = domainAnswer.parse(JSON.parse(text));
    const registration = events.find(({ eventAction }) => eventAction === 'registration');
    const date = new Date(registration?.eventDate ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
  };
}
