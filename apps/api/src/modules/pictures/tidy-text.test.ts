import { expect, test } from 'vitest';
import { tidyText } from './tidy-text.ts';

test.each([
  ['18:27 4G 62 %\n© Maman\n\nBonjour !\n\n08:15\n', 'Maman\nBonjour !'],
  ['| have won\nCan | call?', 'I have won\nCan I call?'],
  ['voir http://gcb-\nbank.top/a.\nMerci', 'voir http://gcb-bank.top/a.\nMerci'],
  ['voir www.orange-\n\ngain.xyz', 'voir www.orange-gain.xyz'],
  ['http://a.example/b\nMerci', 'http://a.example/b\nMerci'],
  ["Maman\nen ligne\nAujourd'hui\nTu\nviens ?\nOui.\nMessage", 'Maman\nTu viens ?\nOui.'],
  ['Rendez-vous à 10:30', 'Rendez-vous à 10:30'],
  ['~ -- .\n12:30 |', ''],
  ['A\nB', ''],
  ['', ''],
])('%j becomes %j', (read, text) => expect(tidyText(read)).toBe(text));
