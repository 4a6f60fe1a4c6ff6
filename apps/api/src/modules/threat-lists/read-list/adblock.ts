import { type ListFormat, linesOf } from './named.ts';

const TITLE = /^\[Adblock/i;
const HOST_RULE = /^\|\|/m;
/** A rule about a whole host: `||host^`, with or without options. Source: the filter syntax of Adblock Plus. */
const WHOLE_HOST = /^(@@)?\|\|(?:\*\.)?([\w.-]+)\^(?:\$([\w~,=|.-]*))?$/u;
/** Options under which a rule still speaks of the host itself and not of what other sites take from it. */
const WHOLE_PAGES = new Set(['', 'all', 'document', 'doc', 'important']);

/**
 * Rules of content blockers. Only a rule for a whole host names a site. Rules for parts of pages, rules for parts that other
 * sites embed, and hosts with an exception (`@@`) name none.
 */
export const adblock: ListFormat = {
  isWrittenIn: (text) => TITLE.test(text) || HOST_RULE.test(text),
  named(text) {
    const hosts = new Set<string>();
    const exceptions = new Set<string>();
    for (const line of linesOf(text)) {
      const [, isException, host = '', options = ''] = WHOLE_HOST.exec(line) ?? [];
      if (isException) exceptions.add(host.toLowerCase());
      else if (host && options.split(',').every((option) => WHOLE_PAGES.has(option)))
        hosts.add(host.toLowerCase());
    }
    return [...hosts].filter((host) => !exceptions.has(host));
  },
};
