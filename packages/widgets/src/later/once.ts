import { tellAuthor } from '../element/tell-author.ts';

const files: Record<string, Promise<unknown>> = {};

/** Fetches a file once for however many elements. If it does not come, the author is told, and it is asked for again when it is next needed. */
export const once = <Name extends string, Module>(
  name: Name,
  fetchIt: (name: Name) => Promise<Module>,
): Promise<Module> =>
  (files[name] ??= fetchIt(name).catch((error) => {
    delete files[name];
    tellAuthor(`no answer from ${name}.js (${error})`);
    throw error;
  })) as Promise<Module>;
