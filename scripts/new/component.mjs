import { camel, pascal, spaced } from './names.mjs';
import { PLACEHOLDERS } from './placeholders.mjs';

export const usage = 'NAME [--pattern]   (--pattern: it knows about scams)';
export const takes = ['pattern'];

const UI = 'packages/ui';
/** The cost of a first component, in KB of brotli. Its author lowers or raises it with a reason. */
const FIRST_BUDGET = { scripts: 1.3, styles: 1.3 };
/** The file of guides. Its author moves the guide to its like. */
const GUIDES = { components: '.storybook/guides/content.ts', patterns: '.storybook/guides/pages.ts' };

/** A component of the design system with its styles, stories, test, and its place in the interface and the budgets. */
export async function make(project, name, { pattern }) {
  const room = pattern ? 'patterns' : 'components';
  const folder = `${UI}/src/${room}/${name}`;
  const component = pascal(name);
  project.create(
    `${folder}/index.ts`,
    `export { ${component}, type ${component}Props } from './${name}.tsx';\n`,
  );
  project.create(`${folder}/${name}.tsx`, componentOf(name, component));
  project.create(`${folder}/${name}.css.ts`, stylesOf(name));
  project.create(`${folder}/${name}.stories.tsx`, storiesOf(name, component, pascal(room)));
  project.create(`${folder}/${name}.test.tsx`, testOf(component));
  await project.insertBefore(
    `${UI}/src/entries/index.ts`,
    new RegExp(`export \\* from '\\.\\./${room}/`),
    `export * from '../${room}/${name}/index.ts';\n`,
  );
  const title = `${pascal(room)}/${spaced(name)}`;
  await project.insertBefore(GUIDES[room], /^\};/m, guideOf(title));
  await project.change(`${UI}/release/budgets.json`, (text) => withBudget(text, name));
  await project.change(`${UI}/public-props.txt`, (text) =>
    withProps(text, name, component, (other) => project.exists(`${UI}/src/${room}/${other}/index.ts`)),
  );
  return {
    tests: [`${folder}/${name}.test.tsx`, 'scripts/guides.test.mjs'],
    next: [
      `Write what it is for and what it shows in ${folder}, one story for each state.`,
      `Say in ${GUIDES[room]} when to take it and when not, and how it is used well.`,
      'Look at it at 360×640 and 1280×800: npm run storybook.',
      `Run its stories and list them: npm test stories=${name} && node .storybook/story-list.mjs.`,
      `Take its first pictures: npm run looks -- --update ${name}`,
      'After its interface has changed: node packages/ui/release/build.mjs && node packages/ui/release/public-props.mjs.',
      `If it costs more than its budget in ${UI}/release/budgets.json, npm test package says so.`,
      'Say in a changeset what a user of the package can now do: npm run changeset.',
    ],
  };
}

const BUDGET = /^ {2}"([^"]+)": \{.*\}/gm;

/** The budgets stand in the order of their names, one on a line. The other lines stay as they are. */
function withBudget(text, name) {
  const { scripts, styles } = FIRST_BUDGET;
  const own = `  "${name}": { "scripts": ${scripts}, "styles": ${styles} }`;
  const lines = [...text.matchAll(BUDGET)].map(([line, each]) => ({ line, each }));
  const sorted = [...lines, { line: own, each: name }].toSorted((one, other) =>
    one.each < other.each ? -1 : 1,
  );
  return `{\n${sorted.map(({ line }) => line).join(',\n')}\n}\n`;
}

/** The record of public props has components first, then patterns, each in the order of their names. */
function withProps(text, name, component, isBeside) {
  const section = `## ${name}

export interface ${component}Props extends NativeProps<'div'> {
    tone?: 'neutral' | 'attention';
}
export declare const ${component}: import("react").ForwardRefExoticComponent<${component}Props & import("react").RefAttributes<HTMLDivElement>>;

`;
  const sections = [...text.matchAll(/^## (\S+)$/gm)].filter(([, other]) => isBeside(other));
  const later = sections.find(([, other]) => other > name);
  if (later) return text.slice(0, later.index) + section + text.slice(later.index);
  const after = text.indexOf('\n## ', sections.at(-1).index + 1);
  return after === -1
    ? `${text.trimEnd()}\n\n${section.trimEnd()}\n`
    : text.slice(0, after + 1) + section + text.slice(after + 1);
}

const guideOf = (title) => `  '${title}': {
    ...ofText,
    use: '${PLACEHOLDERS.component}',
    avoid: '${PLACEHOLDERS.component}',
    do: '${PLACEHOLDERS.component}',
    dont: '${PLACEHOLDERS.component}',
    words: '${PLACEHOLDERS.component}',
    instead: ['Notice'],
    status: 'new',
  },
`;

const componentOf = (name, component) => `import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './${name}.css.ts';

export interface ${component}Props extends NativeProps<'div'> {
  /** Colours it; what it says has to say the same. */
  tone?: 'neutral' | 'attention';
}

/** ${PLACEHOLDERS.component} */
export const ${component} = forwardRef<HTMLDivElement, ${component}Props>(function ${component}(
  { tone = 'neutral', ...rest },
  ref,
) {
  return <div {...withoutStyling(rest)} ref={ref} data-tone={tone} className={css.${camel(name)}({ tone })} />;
});
`;

const stylesOf = (name) => `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { recipe } from '../../theme/recipe.ts';
import { inTone } from '../../theme/tone.ts';

export const ${camel(name)} = recipe({
  base: style([
    box,
    {
      padding: vars.space.medium,
      border: '1px solid',
      borderRadius: vars.radius.control,
      overflowWrap: 'anywhere',
    },
  ]),
  variants: { tone: { neutral: inTone('neutral'), attention: inTone('attention') } },
  defaultVariants: { tone: 'neutral' },
});
`;

const storiesOf = (name, component, group) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ${component} } from './index.ts';

const meta = {
  title: '${group}/${spaced(name)}',
  component: ${component},
  args: { children: 'Ne partagez jamais votre code.' },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Attention: Story = { args: { tone: 'attention' } };

export const LongText: Story = { args: { children: LONG_TEXT } };

export const LongWord: Story = { args: { children: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS } };
`;

const testOf = (component) => `import { describeConformance } from '../../testing/conformance.tsx';
import { ${component} } from './index.ts';

describeConformance('${component}', {
  element: <${component}>Bonjour</${component}>,
  withRef: (ref) => <${component} ref={ref}>Bonjour</${component}>,
  withProps: (props) => <${component} {...props}>Bonjour</${component}>,
});
`;
