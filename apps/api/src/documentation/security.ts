/** The scheme by which a call knows who asks, as it stands in the document. */
export const securitySchemes = (secure: boolean) =>
  ({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: secure ? '__Host-session' : 'session',
      description: 'The session cookie that signing in sets.',
    },
  }) as const;
