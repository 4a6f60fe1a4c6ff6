import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import * as icons from '../packages/ui/src/entries/icons.ts';
import * as parts from '../packages/ui/src/entries/index.ts';

/** What can be imported, by what it is: minified names say nothing. */
const partNames = new Map<unknown, string>(Object.entries(parts).map(([name, part]) => [part, name]));
/** By what is drawn: Storybook copies the lines of some. */
const iconNames = new Map<string, string>(
  Object.entries(icons).map(([name, icon]) => [JSON.stringify(icon), name]),
);

/** Longer ones are broken into a line a prop. */
const WIDEST = 80;

/** What cannot be written down as code, such as a component that only a story has. */
class Unwritten extends Error {}

/** Names that the code uses, by where they come from. */
interface Used {
  readonly parts: Set<string>;
  readonly icons: Set<string>;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** A value between braces. */
function valueOf(value: unknown, used: Used): string {
  const icon = Array.isArray(value) ? iconNames.get(JSON.stringify(value)) : undefined;
  if (icon) {
    used.icons.add(icon);
    return icon;
  }
  if (typeof value === 'function') return '() => {}';
  if (isValidElement(value)) return elementOf(value, used);
  if (Array.isArray(value)) {
    const items = value.map((each) => valueOf(each, used));
    const line = `[${items.join(', ')}]`;
    return line.length > WIDEST ? `[\n${indented(items.join(',\n'))},\n]` : line;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([name, each]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${valueOf(each, used)}`);
    const line = `{ ${entries.join(', ')} }`;
    return line.length > WIDEST ? `{\n${indented(entries.join(',\n'))},\n}` : line;
  }
  if (typeof value !== 'string') return String(value);
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

function propOf(name: string, value: unknown, used: Used): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n{}\\]/.test(value)) return `${name}="${value}"`;
  return `${name}={${valueOf(value, used)}}`;
}

function childrenOf(children: ReactNode, used: Used): string {
  const all = [children]
    .flat(9)
    .filter((child) => typeof child !== 'boolean' && child !== null && child !== undefined);
  return all
    .map((child) => {
      if (isValidElement(child)) return elementOf(child, used);
      const text = String(child);
      return /[{}<>]/.test(text) ? `{${valueOf(text, used)}}` : text;
    })
    .join('\n');
}

function nameOf({ type }: ReactElement, used: Used): string {
  if (typeof type === 'string') return type;
  if (type === Fragment) return '';
  const name = partNames.get(type);
  if (!name) throw new Unwritten();
  used.parts.add(name);
  return name;
}

function elementOf(element: ReactElement, used: Used): string {
  const name = nameOf(element, used);
  const { children, ...rest } = element.props as Record<string, unknown>;
  const props = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => propOf(prop, value, used));
  const inner =
    typeof children === 'function' ? `{${valueOf(children, used)}}` : childrenOf(children as ReactNode, used);
  const line = [name, ...props].join(' ');
  const isWide = line.length > WIDEST || line.includes('\n');
  const opening = isWide ? `<${name}\n${indented(props.join('\n'))}\n` : `<${line}`;
  if (!inner) return isWide ? `${opening}/>` : `${opening} />`;
  const short = `${opening}>${inner}</${name}>`;
  return isWide || inner.includes('\n') || short.length > WIDEST
    ? `${opening}>\n${indented(inner)}\n</${name}>`
    : short;
}

const importsOf = ({ parts: used, icons: drawn }: Used) =>
  [[used, '@scamguard/ui'] as const, [drawn, '@scamguard/ui/icons'] as const]
    .filter(([names]) => names.size > 0)
    .map(([names, from]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`)
    .join('\n');

/** What is read of a story. */
export interface WrittenStory {
  readonly args: object;
  readonly title: string;
  readonly originalStoryFn: (args: never, context: never) => unknown;
  readonly parameters: { readonly docs?: { readonly source?: { readonly originalSource?: string } } };
}

/**
 * The code of a story as one would write it: what to import, and the element. A story that keeps state of its own shows its source.
 */
export async function storyCode(given: string, story: WrittenStory): Promise<string> {
  // Later, and not while the page is being rendered: a story may use hooks, which then say that they cannot.
  await undefined;
  const used: Used = { parts: new Set(), icons: new Set() };
  try {
    const shown = story.originalStoryFn(story.args as never, story as never);
    if (!isValidElement(shown)) throw new Unwritten();
    const code = elementOf(shown, used);
    return `${importsOf(used)}\n\n${code}`;
  } catch {
    const name = story.title.split('/').at(-1) ?? '';
    const source = story.parameters.docs?.source?.originalSource ?? given;
    return name in parts ? `import { ${name} } from '@scamguard/ui';\n\n${source}` : source;
  }
}
