import { camel, key, pascal, quoted, spaced } from './names.mjs';
import { PLACEHOLDERS } from './placeholders.mjs';

export const usage = 'NAME [--fr HEADING] [--en HEADING]';
export const takes = ['fr', 'en'];

const WIDGETS = 'packages/widgets';
const DICTIONARIES = 'packages/i18n/src/dictionaries';

/** A widget for other sites: the element `<scamguard-NAME>`, its texts, its entry, its published types and its place on `/partners`. */
export async function make(project, name, words) {
  const { fr = spaced(name), en = spaced(name) } = words;
  const id = camel(name);
  const element = `ScamGuard${pascal(name)}`;
  const tag = `scamguard-${name}`;
  const folder = `${WIDGETS}/src/widgets/${name}`;
  project.create(`${folder}/texts.ts`, textsOf(id, name));
  project.create(`${folder}/french.constant.ts`, frenchOf(id));
  project.create(`${folder}/${name}-element.tsx`, elementOf(name, id, element));
  project.create(`${folder}/${name}-view.tsx`, viewOf(name));
  project.create(`${folder}/${name}.stories.tsx`, storiesOf(name, fr));
  project.create(`${folder}/texts.test.ts`, testOf(name));
  project.create(`${WIDGETS}/src/entries/${tag}.ts`, entryOf(name, element, tag));
  await project.change(
    `${WIDGETS}/src/entries/scamguard.ts`,
    (text) => `${text}export { ${element} } from './${tag}.ts';\n`,
  );
  const texts = `${WIDGETS}/src/language/texts-of.ts`;
  await project.insertBefore(
    texts,
    /import type/,
    `import { ${id}Texts } from '../widgets/${name}/texts.ts';\n`,
  );
  await project.insertBefore(texts, /\}\);/, `  ${key(name)}: ${id}Texts(dictionary),\n`);
  for (const [language, heading] of Object.entries({ fr, en })) {
    await project.insertAfter(
      `${DICTIONARIES}/${language}/widgets.ts`,
      / {2}widgets: \{\n/,
      `    ${id}: { heading: ${quoted(heading)} },\n`,
    );
    await project.insertAfter(
      `${DICTIONARIES}/${language}/partners.ts`,
      / {4}elements: \{\n/,
      `      ${key(name)}: ${quoted(heading)},\n`,
    );
  }
  await project.change('apps/web/src/routes/partners/choices.ts', (text) =>
    text.replace(/(ELEMENTS = \[.*)\] as const/, `$1, '${name}'] as const`),
  );
  await publish(project, { name, element, tag });
  return {
    tests: [
      `${folder}/texts.test.ts`,
      `${WIDGETS}/build/published-names.test.mjs`,
      'apps/web/src/routes/partners/choices.test.ts',
      'packages/i18n/src/translator.test.ts',
    ],
    next: [
      `Write what it shows in ${folder}/${name}-view.tsx, and its states in ${name}.stories.tsx.`,
      `Say what it is for in ${name}-element.tsx, ${WIDGETS}/build/elements.mjs and ${WIDGETS}/README.md.`,
      'Build it: npm test build sizes. Then node scripts/steps/sizes.mjs shows what its script weighs.',
      'If it shall stand in a frame too, name it in FRAMED_WIDGETS of packages/contracts/src/widgets.ts: the compiler asks for the rest.',
      'Look at it at 360×640 and 1280×800: npm run storybook. Say in a changeset what a partner can now do.',
    ],
  };
}

/** The parts that users of the package see. */
async function publish(project, { name, element, tag }) {
  await project.insertBefore(
    `${WIDGETS}/build/elements.mjs`,
    /\};\n\nconst named/,
    `  ${element}: { tagName: '${tag}', description: ${quoted(PLACEHOLDERS.component)} },\n`,
  );
  const types = `${WIDGETS}/types/index.d.ts`;
  await project.insertBefore(
    types,
    /\nexport declare const ScamGuardVerify/,
    `export type ${element} = ScamGuardElement;\n`,
  );
  await project.insertBefore(
    types,
    /\ndeclare global/,
    `export declare const ${element}: new () => ${element};\n`,
  );
  await project.insertAfter(types, /interface HTMLElementTagNameMap \{\n/, `    '${tag}': ${element};\n`);
  await project.insertAfter(
    `${WIDGETS}/types/react.d.ts`,
    /interface Elements \{\n/,
    `  '${tag}': Attributes<ScamGuardElement>;\n`,
  );
  await project.insertAfter(
    `${WIDGETS}/types/vue.d.ts`,
    /interface GlobalComponents \{\n/,
    `    '${tag}': Widget<WidgetAttributes>;\n`,
  );
  await project.insertAfter(
    `${WIDGETS}/types/svelte.d.ts`,
    /interface SvelteHTMLElements \{\n/,
    `    '${tag}': Widget<ScamGuardElement, WidgetAttributes>;\n`,
  );
  await project.change(`${WIDGETS}/src/published-types.check.ts`, (text) =>
    text
      .replace(/\n\] = \[true/, `\n  Keeps<typeof built.${element}, published.${element}>,\n] = [true`)
      .replace(/true\];/, 'true, true];'),
  );
  await project.insertBefore(
    `${WIDGETS}/package.json`,
    / {4}"\.\/react": \{\n/,
    `    "./${name}": {
      "types": "./types/index.d.ts",
      "default": "./dist/npm/${tag}.js"
    },
`,
  );
  await project.insertBefore(
    `${WIDGETS}/README.md`,
    /\n`\/widgets\/v1\/scamguard\.js` has all/,
    `| \`<${tag}>\` | ${PLACEHOLDERS.component} |\n`,
  );
}

const textsOf = (id) => `import type { WidgetDictionary } from '../../language/dictionary.ts';

export const ${id}Texts = ({ widgets }: WidgetDictionary) => ({
  messages: {},
  why: widgets.why,
  ...widgets.${id},
});

export type ${pascal(id)}Texts = ReturnType<typeof ${id}Texts>;
`;

const frenchOf = (id) => `import { french } from '../../language/french.ts';
import { ${id}Texts } from './texts.ts';

export default ${id}Texts(french);
`;

const elementOf = (
  name,
  id,
  element,
) => `import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import { ${pascal(name)}View } from './${name}-view.tsx';
import french from './french.constant.ts';
import type { ${pascal(id)}Texts } from './texts.ts';

/** \`<scamguard-${name}>\`. ${PLACEHOLDERS.component} */
export class ${element} extends ScamGuardElement<${pascal(id)}Texts> {
  protected readonly french = french;
  protected readonly textsName = '${name}';

  protected draw(widget: Widget<${pascal(id)}Texts>) {
    return <${pascal(name)}View widget={widget} />;
  }
}
`;

const viewOf = (name) => `import { Heading } from '@scamguard/ui/heading';
import { Stack } from '@scamguard/ui/layout';
import type { Widget } from '../../element/widget.ts';
import type { ${pascal(name)}Texts } from './texts.ts';

export function ${pascal(name)}View({ widget: { texts } }: { widget: Widget<${pascal(name)}Texts> }) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{texts.heading}</Heading>
    </Stack>
  );
}
`;

const entryOf = (name, element, tag) => `import { define } from '../element/define.ts';
import { ${element} } from '../widgets/${name}/${name}-element.tsx';

define({ '${tag}': ${element} });

export { ${element} };
`;

const storiesOf = (name, fr) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { insideOf, WidgetOnPage } from '../../stories/widget-story.tsx';

const meta = {
  title: 'Widgets/${spaced(name)}',
  component: WidgetOnPage,
  args: { name: '${name}' },
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, '${name}');
    await expect(await inside.findByRole('heading', { name: ${quoted(fr)} })).toBeVisible();
  },
};

export const Contrast: Story = { ...Ready, args: { attributes: { theme: 'contrast' } } };
`;

const testOf = (name) => `import { expect, it } from 'vitest';
import english from '../../language/en.constant.ts';
import french from './french.constant.ts';

it('says in English what it says in French', () => {
  expect(Object.keys(english[${quoted(name)}])).toEqual(Object.keys(french));
});
`;
