import { camel, key, pascal, quoted, spaced } from './names.mjs';
import { PLACEHOLDERS } from './placeholders.mjs';

export const usage = `NAME [--fr TITLE] [--en TITLE] [--fr-lead TEXT] [--en-lead TEXT] [--place PLACE ...]
    (PLACE of a link to it: header, tabBar, strip, footerServices or footerLinks)`;
export const takes = ['fr', 'en', 'fr-lead', 'en-lead', 'place'];

/** Where a link to a screen can stand: `NavigationPlace` of the site. */
const PLACES = ['header', 'tabBar', 'strip', 'footerServices', 'footerLinks'];

const ROUTES = 'apps/web/src/routes';
const DICTIONARIES = 'packages/i18n/src/dictionaries';

/** A screen: its folder with a story, its texts in French and English, and its journey. */
export async function make(project, name, words) {
  const { fr = spaced(name), en = spaced(name) } = words;
  const {
    'fr-lead': frLead = PLACEHOLDERS.frenchLead,
    'en-lead': enLead = PLACEHOLDERS.englishLead,
    place: places = [],
  } = words;
  const stranger = places.find((place) => !PLACES.includes(place));
  if (stranger) throw new Error(`No link can stand at "${stranger}". The places are ${PLACES.join(', ')}.`);
  const id = camel(name);
  const folder = `${ROUTES}/${name}`;
  project.create(`${folder}/route.ts`, routeOf(name, id, places));
  project.create(`${folder}/${name}-screen.tsx`, screenOf(name, id));
  project.create(`${folder}/${name}.stories.tsx`, storiesOf(name, { fr, en }));
  await project.insertBefore(
    `${ROUTES}/index.ts`,
    /\n\/\*\* Every screen of the site/,
    `import { ${id} } from './${name}/route.ts';\n`,
  );
  await project.insertBefore(`${ROUTES}/index.ts`, / {2}moderation,\n\};/, `  ${entryOf(name, id)},\n`);

  project.create(`${DICTIONARIES}/fr/${name}.ts`, `export default ${textsOf(id, fr, frLead)};\n`);
  project.create(
    `${DICTIONARIES}/en/${name}.ts`,
    `import type french from '../fr/${name}.ts';\n\nexport default ${textsOf(id, en, enLead)} satisfies typeof french;\n`,
  );
  await project.insertBefore(
    `${DICTIONARIES}/index.ts`,
    /\n\/\*\*\n \* The texts of the interface/,
    `import type ${id} from './fr/${name}.ts';\n`,
  );
  await project.insertAfter(
    `${DICTIONARIES}/index.ts`,
    /interface TextFiles \{\n/,
    `  readonly ${key(name)}: typeof ${id};\n`,
  );
  if (places.length > 0) {
    for (const [language, label] of Object.entries({ fr, en })) {
      const shell = `${DICTIONARIES}/${language}/shell.ts`;
      await project.insertAfter(shell, / {2}nav: \{\n/, `    ${id}: ${quoted(label)},\n`);
    }
  }
  project.create(`e2e/journeys/${name}.test.ts`, journeyOf(name, { fr, en }));
  return {
    tests: ['apps/web/src/render/derived.test.ts', 'packages/i18n/src/translator.test.ts'],
    next: [
      `Write its texts in ${DICTIONARIES}/{fr,en}/${name}.ts, and what it shows in ${folder}/${name}-screen.tsx.`,
      places.length > 0
        ? `The link's words stand as nav.${id} in ${DICTIONARIES}/{fr,en}/shell.ts.`
        : `No link leads to it yet: \`navigation\` in ${folder}/route.ts says where one stands, with a text of ${DICTIONARIES}/fr/shell.ts.`,
      `If it shows answers of the server, name their calls in \`calls\` of ${folder}/route.ts; ${ROUTES}/alerts is an example.`,
      `Look at its stories: npm run storybook. Run them and its journey: npm test build stories=${name} end-to-end=${name}.`,
    ],
  };
}

const entryOf = (name, id) => (name === id ? id : `${key(name)}: ${id}`);

const routeOf = (name, id, places) => `import { route } from '../../screen/route.ts';

export const ${id} = route({
  path: '/${name}',
  load: () => import('./${name}-screen.tsx'),
  texts: ['${name}'],
  title: '${id}.title',
  description: '${id}.lead',
  isIndexed: true,${
    places.length > 0
      ? `
  navigation: { label: 'nav.${id}', places: [${places.map(quoted).join(', ')}] },`
      : ''
  }
});
`;

const screenOf = (name, id) => `import { Container, PageHeader, Stack } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

export default function ${pascal(name)}Screen() {
  const { t } = useLanguage();
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('${id}.title')} lead={t('${id}.lead')} />
      </Stack>
    </Container>
  );
}
`;

const textsOf = (id, title, lead) => `{
  ${id}: {
    title: ${quoted(title)},
    lead: ${quoted(lead)},
  },
}`;

const storiesOf = (name, { fr, en }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/${spaced(name)}',
  args: { address: linkTo('/${name}') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ${quoted(fr)} })).toBeVisible();
  },
};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ${quoted(en)} })).toBeVisible();
  },
};
`;

const journeyOf = (name, { fr, en }) => `import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

for (const [language, title] of [
  ['fr', ${quoted(fr)}],
  ['en', ${quoted(en)}],
] as const) {
  test(\`the page is shown in \${language}\`, async ({ page }) => {
    await page.goto(\`/${name}?lang=\${language}\`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}
`;
