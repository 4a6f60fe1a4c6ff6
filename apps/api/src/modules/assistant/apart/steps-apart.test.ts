import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NEW_CASE, step } from '@scamguard/engine/cases';
import { expect, inject, it } from 'vitest';
import { stepApart, stepsApart } from './steps-apart.ts';

const STORIES = [
  "un monsieur dit qu'il m'a envoyé 25 000 par erreur, mon solde n'a pas bougé",
  'an MTN agent wants the code that came to my phone',
  "ma soeur me demande 10 000, je l'ai appelée sur son numéro et c'est bien elle",
];

it('takes the same steps as this thread, many at once, each its own', async () => {
  const asked = Array.from({ length: 12 }, (_, place) => STORIES[place % STORIES.length] as string);
  const taken = await Promise.all(asked.map((text) => stepApart(NEW_CASE, text, { language: 'fr' })));
  expect(taken).toEqual(asked.map((text) => step(NEW_CASE, text, { language: 'fr' })));
});

it('goes on with a talk', async () => {
  const first = await stepApart(NEW_CASE, STORIES[1] as string, { language: 'en' });
  const second = await stepApart(first.state, 'no, nothing', { language: 'en' });
  expect(second).toEqual(step(first.state, 'no, nothing', { language: 'en' }));
});

it('takes a step here where it cannot be sent to the thread', async () => {
  const options = { language: 'fr', onSomething: () => undefined } as const;
  expect(await stepApart(NEW_CASE, STORIES[0] as string, options)).toEqual(
    step(NEW_CASE, STORIES[0] as string, { language: 'fr' }),
  );
});

it('takes a step here where the thread ends before it answers, and starts another', async () => {
  const program = path.join(inject('scratch'), 'ends.mjs');
  await writeFile(
    program,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));",
  );
  const take = stepsApart(program);
  for (const text of STORIES)
    expect(await take(NEW_CASE, text, { language: 'fr' })).toEqual(step(NEW_CASE, text, { language: 'fr' }));
});
