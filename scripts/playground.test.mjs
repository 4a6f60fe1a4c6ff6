import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runnable, STARTERS, withImports } from '../.storybook/pages/playground-code.ts';
import { ROOT } from './steps/run.mjs';

const IMPORTABLE = {
  '@scamguard/ui': ['Badge', 'Button', 'Card', 'TabPanel', 'Tabs', 'TextField'],
  '@scamguard/ui/icons': ['LinkIcon', 'MailIcon', 'PhoneIcon'],
};

it('several elements beside each other are drawn, and a component is left as it is', () => {
  expect(runnable('<b/><i/>')).toBe('<><b/><i/></>');
  expect(runnable('() => <b/>')).toBe('() => <b/>');
});

it('what is copied has its imports, and none for what only stands in words', () => {
  expect(
    withImports('<Button icon={MailIcon} title="Card">Envoyer</Button>', IMPORTABLE),
  ).toBe(`import { Button } from '@scamguard/ui';
import { MailIcon } from '@scamguard/ui/icons';

export const Example = () => (
  <>
    <Button icon={MailIcon} title="Card">Envoyer</Button>
  </>
);
`);
  expect(withImports(STARTERS['Something with state'], IMPORTABLE)).toMatch(
    /^import \* as React from 'react';\nimport \{ TabPanel, Tabs, TextField \}/,
  );
});

it('what runs code that is typed stays in the Storybook', () => {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => path.join(ROOT, folder, name, 'package.json')),
  );
  expect(manifests.filter((file) => readFileSync(file, 'utf8').includes('react-live'))).toEqual([]);
});
