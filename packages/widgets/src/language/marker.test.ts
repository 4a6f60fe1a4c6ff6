import { expect, it } from 'vitest';
import { marker } from './marker.ts';

const OWN = ['Saytu', '{{count}} nit ñoo ko yëgle.'];

function page(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

it('says which sentences are of the language, also with a figure in them', () => {
  const root = page('<h2>Saytu</h2><p>Collez ici</p><p>4 nit ñoo ko yëgle.</p>');
  marker(OWN, 'wo')(root);
  expect(root.innerHTML).toBe(
    '<h2 lang="wo">Saytu</h2><p>Collez ici</p><p lang="wo">4 nit ñoo ko yëgle.</p>',
  );
});

it('goes on with what is drawn later, and takes back what is not true any more', async () => {
  const root = page('<p>Saytu</p>');
  marker(OWN, 'wo')(root);
  const text = root.querySelector('p')?.firstChild;
  if (text instanceof Text) text.data = 'Vérifier';
  root.append(page('<button><svg></svg>Saytu</button>'));
  await expect
    .poll(() => root.innerHTML)
    .toBe('<p>Vérifier</p><div><button lang="wo"><svg></svg>Saytu</button></div>');
});

it('leaves alone what says its language itself', () => {
  const root = page('<p lang="en">Stop</p>');
  marker(OWN, 'wo')(root);
  expect(root.innerHTML).toBe('<p lang="en">Stop</p>');
});
