import { tellAuthor } from '../element/tell-author.ts';

/** The server understood and said no; the sentence is for the visitor, in their language. */
export class Refused extends Error {}

/** No answer, or none that can be used: the line is down, or the server is. The page's author is told: a browser does not say whose call it was. */
export class Unavailable extends Error {
  /** @param what did not answer; nobody is told where the page names no server, which it may want. */
  constructor(what?: string, why?: unknown) {
    super();
    if (what) tellAuthor(`no answer from ${what} (${why})`);
  }
}

/** Whether the server has answered, though not with what was asked for: then no engine answers in its place. */
export const isRefused = (failure: unknown): failure is Refused => failure instanceof Refused;
