import type { Module } from '@scamguard/content/library';
import type { AnswerLanguage } from '../../http/languages.ts';

/** Readable on a small phone, and on paper. */
const STYLE =
  'body{max-width:38rem;margin:auto;padding:1rem;font:1.125rem/1.6 sans-serif;color:#1b1e3c}h1,h2,h3{line-height:1.25}';

const FOOT: Readonly<Record<AnswerLanguage, string>> = {
  fr: 'Un cours gratuit de ScamGuard. Vous pouvez le garder, le copier et le donner.',
  en: 'A free lesson by ScamGuard. You may keep it, copy it and give it away.',
};

/** A lesson as one HTML file that needs nothing else: to be kept on a phone and read without a network. */
export function courseFile(
  { title, description, duration, content }: Module,
  language: AnswerLanguage,
): string {
  const [name, lead, time] = [title, description, duration].map(escapeHtml);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${name}</h1>
<p>${lead} (${time})</p>
${content}
<hr>
<p>${FOOT[language]}</p>
</body>
</html>
`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
