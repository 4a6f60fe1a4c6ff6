import { createHash } from 'node:crypto';
import { escaped } from '../../http/escaped.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { CALL_NAMES, CALLS_TEXTS } from './calls-texts.ts';
import type { DailyCount } from './daily-counts.ts';

const STYLE = `body{background:#fcf7f0;color:#1b1a3c;margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}
label{display:block;font-weight:700}
input,button{font:inherit;min-height:3rem;background:#fff;color:inherit;padding:0 .75rem;border:1px solid;border-radius:.5rem;box-sizing:border-box}
input{width:100%}
button{margin-top:.75rem;background:#28296f;cursor:pointer;color:#fff;font-weight:700}
a{color:inherit;display:inline-block;padding:.75rem 0}
table{border-collapse:collapse;width:100%;margin-top:1rem}
th,td{text-align:start;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #e6dccb}
th:last-child,td:last-child{text-align:end;padding-inline-end:0;font-variant-numeric:tabular-nums}`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

export const CALLS_POLICY = `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** How many days the page shows; the file has all. */
const SHOWN_DAYS = 31;

export interface CallsPage {
  readonly language: AnswerLanguage;
  /** As it was typed; empty at first. */
  readonly key: string;
  /** Absent where nobody has that key. */
  readonly counts?: readonly DailyCount[] | undefined;
}

/** The page on which a partner sees the counted calls of their key: a form, and a table that needs no script. */
export function callsPage({ language, key, counts }: CallsPage): string {
  const texts = CALLS_TEXTS[language];
  const answer =
    key === ''
      ? ''
      : counts
        ? tableOf(counts, language, key)
        : `<p role="alert">${texts.wrong} <a href="/contact">${texts.write}</a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${texts.title} · ScamGuard</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.lead}</p>
<form><input type="hidden" name="lang" value="${language}"><label for="key">${texts.key}</label>
<input id="key" name="key" value="${escaped(key)}" required autocomplete="off" autocapitalize="none" spellcheck="false">
<button>${texts.show}</button></form>${answer}
<p><a href="/partners">${texts.back}</a></p></main></body></html>
`;
}

function tableOf(counts: readonly DailyCount[], language: AnswerLanguage, key: string): string {
  const texts = CALLS_TEXTS[language];
  if (!counts.length) return `<p>${texts.none}</p>`;
  const days = new Set([...new Set(counts.map(({ day }) => day))].slice(0, SHOWN_DAYS));
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  const rows = counts
    .filter(({ day }) => days.has(day))
    .map(
      ({ day, call, count }) =>
        `<tr><td>${form.format(new Date(day))}</td><td>${escaped(CALL_NAMES[language][call] ?? call)}</td><td>${number.format(count)}</td></tr>`,
    );
  const file = `/api/partners/calls.csv?${new URLSearchParams({ key })}`;
  return `<table><thead><tr><th scope="col">${texts.day}</th><th scope="col">${texts.call}</th><th scope="col">${texts.count}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table><p><a href="${escaped(file)}" download>${texts.csv}</a></p>`;
}
