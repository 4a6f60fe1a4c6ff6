/** What to begin with, by what it is. */
export const STARTERS: Readonly<Record<string, string>> = {
  'A verdict': `<ResultPanel
  outcome="danger"
  word="Danger"
  title="Risque détecté !"
  text="Ce site imite mtn.bj."
  risk={{
    label: 'Niveau de risque',
    level: 91,
    bandLabels: { low: 'Risque faible', medium: 'Prudence', high: 'Danger' },
  }}
  actions={<Button variant="danger">Signaler cette arnaque</Button>}
/>`,
  'A form': `<Card>
  <Stack>
    <Heading level={2}>Écrivez-nous</Heading>
    <TextField label="Votre nom" required={false} />
    <TextArea label="Votre message" />
    <Button icon={MailIcon} width="fullOnPhone">Envoyer</Button>
  </Stack>
</Card>`,
  'Something with state': `() => {
  const [kind, setKind] = React.useState('link');
  const items = [
    { value: 'link', label: 'Lien', icon: LinkIcon },
    { value: 'number', label: 'Numéro', icon: PhoneIcon },
  ];
  return (
    <Tabs label="Que voulez-vous vérifier ?" items={items} value={kind} onValueChange={setKind}>
      <TabPanel value="link"><TextField label="Lien à vérifier" type="url" /></TabPanel>
      <TabPanel value="number"><TextField label="Numéro à vérifier" type="tel" /></TabPanel>
    </Tabs>
  );
}`,
};

const isMarkup = (code: string) => code.trimStart().startsWith('<');

/** Code as it is run: markup may be several elements beside each other; anything else is a component. */
export const runnable = (code: string): string => (isMarkup(code) ? `<>${code}</>` : code);

/** Names that can be written, by what they are imported from. */
export type Importable = Readonly<Record<string, readonly string[]>>;

/** Code as it is taken along: with what it imports, as a component. */
export function withImports(code: string, importable: Importable): string {
  const written = code.replaceAll(/(["']).*?\1/g, '');
  const isWritten = (name: string) => new RegExp(`\\b${name}\\b`).test(written);
  const imports = Object.entries(importable)
    .map(([from, names]) => [from, names.filter(isWritten).toSorted()] as const)
    .filter(([, names]) => names.length > 0)
    .map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
  const body = isMarkup(code)
    ? `() => (\n  <>\n${code.trim().replaceAll(/^/gm, '    ')}\n  </>\n)`
    : code.trim();
  const react = isWritten('React') ? ["import * as React from 'react';"] : [];
  return [...react, ...imports, '', `export const Example = ${body};`, ''].join('\n');
}

/** The key under which the code is kept, for the frames that draw it and for the next visit. */
const KEY = 'storybook-playground';

export const readCode = (): string => localStorage.getItem(KEY) ?? STARTERS['A verdict'] ?? '';

export const keepCode = (code: string): void => localStorage.setItem(KEY, code);

/** Calls when another document of this origin, such as the page around a frame, has kept code. */
export function onKept(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
