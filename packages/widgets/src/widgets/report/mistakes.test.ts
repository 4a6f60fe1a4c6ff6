import { expect, it } from 'vitest';
import french from './french.constant.ts';
import { mistakesIn } from './mistakes.ts';

const report = {
  scamType: 'phishing',
  title: 'Faux agent',
  description: 'Il a demandé mon code au téléphone.',
  region: 'littoral',
  scammerContact: '',
  image: undefined,
};

it('finds nothing wrong with a complete report', () => {
  expect(mistakesIn(report, french)).toEqual({});
});

it('names every field that is missing or too short', () => {
  const empty = { ...report, scamType: '', title: ' a   ', description: 'Trop court', region: '' };
  expect(mistakesIn(empty, french)).toEqual({
    scamType: 'Veuillez remplir ce champ.',
    title: 'Écrivez au moins 5 caractères.',
    description: 'Écrivez au moins 20 caractères.',
    region: 'Veuillez remplir ce champ.',
  });
});
