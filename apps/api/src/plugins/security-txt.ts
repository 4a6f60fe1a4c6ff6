import fp from 'fastify-plugin';

export interface SecurityTxtOptions {
  /** The site's own address. */
  readonly publicUrl: URL | undefined;
  /** The address that the operator names for reports of faults. */
  readonly contact: URL | undefined;
  /** The operator's public mail address. */
  readonly email: string | undefined;
}

const ADDRESS = '/.well-known/security.txt';
const CONTACT_PAGE = '/contact';
const DAY_MS = 86_400_000;
const DAYS_VALID = 180;

/**
 * Says where to report a fault of this site: `/.well-known/security.txt`. It names the people who can be reached, and invents
 * nobody: if there is no way to reach the operator, there is no file. The end of its validity is counted from the answer, so a
 * running server never shows one that has run out. Source: RFC 9116.
 */
export const securityTxt = fp<SecurityTxtOptions>(async (app, { publicUrl, contact, email }) => {
  // The standard takes a web address by https only.
  const site = publicUrl?.protocol === 'https:' ? publicUrl.origin : undefined;
  const contacts = [contact?.href, email && `mailto:${email}`, site && `${site}${CONTACT_PAGE}`].filter(
    Boolean,
  );
  if (!contacts.length) return;
  const lasting = [
    ...contacts.map((each) => `Contact: ${each}`),
    'Preferred-Languages: fr, en',
    ...(site ? [`Canonical: ${site}${ADDRESS}`] : []),
  ];
  app.get(ADDRESS, { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(Date.now() + DAYS_VALID * DAY_MS).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_MS / 1_000}`)
      .send([...lasting, `Expires: ${expires}`, ''].join('\n'));
  });
});
