import { parseAst } from 'vite';

/** Functions that came after the oldest browsers whose scripts run: Chromium 80, Firefox 84. Source: MDN, browser-compat-data. */
const NEWER = {
  'of an array': 'at findLast findLastIndex toReversed toSorted toSpliced with groupBy fromAsync',
  'of a text': 'replaceAll isWellFormed toWellFormed',
  'of an object': 'hasOwn',
  'of a promise': 'any withResolvers',
  'of a set': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  'of the web':
    'structuredClone randomUUID canParse replaceChildren checkVisibility showModal showPopover startViewTransition',
  'of a signal': 'timeout',
  'of Intl': 'DisplayNames Segmenter DurationFormat supportedValuesOf',
  'of a regular expression': 'hasIndices unicodeSets',
};
const KIND_OF = new Map(
  Object.entries(NEWER).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
);
/** Names that are too common to be told by themselves, and their owners. */
const OWNERS = {
  any: ['Promise', 'AbortSignal'],
  timeout: ['AbortSignal'],
  groupBy: ['Object', 'Map'],
  with: [],
};

/** Assignments that came after them. */
const LATER_OPERATORS = new Set(['||=', '&&=', '??=']);

/**
 * What a script uses that the oldest browsers lack, by its name.
 *
 * @param {string} code of a module or script.
 * @param {ReadonlySet<string>} provided names that are added where they are missing.
 * @returns {string[]} such as "private name" or "toSpliced (of an array)", each once. What is called as `x?.()` asks first, and is not told.
 */
export function tooNewIn(code, provided) {
  const found = new Set();
  visit(parseAst(code), (node, isInFunction) => {
    if (node.type === 'PrivateIdentifier') found.add('private name');
    if (node.type === 'StaticBlock') found.add('static block');
    if (node.type === 'AssignmentExpression' && LATER_OPERATORS.has(node.operator)) found.add(node.operator);
    if (node.type === 'AwaitExpression' && !isInFunction) found.add('await outside a function');
    if (node.type === 'Literal' && /[dv]/.test(node.regex?.flags ?? ''))
      found.add('regular expression with d or v');
    const name = nameUsed(node);
    if (name !== undefined && !provided.has(name) && isOfOwner(name, node))
      found.add(`${name} (${KIND_OF.get(name)})`);
  });
  return [...found];
}

/** A newer function that is called, or made into an object. */
function nameUsed(node) {
  if ((node.type !== 'CallExpression' && node.type !== 'NewExpression') || node.optional) return undefined;
  const { callee } = node;
  const name = callee.type === 'Identifier' ? callee.name : callee.property?.name;
  return callee.computed || !KIND_OF.has(name) ? undefined : name;
}

const isOfOwner = (name, { callee }) =>
  !Object.hasOwn(OWNERS, name) || OWNERS[name].includes(callee.object?.name);

function visit(node, look, isInFunction = false) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, look, isInFunction);
    return;
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
  look(node, isInFunction);
  const isFunction = /Function/.test(node.type);
  for (const part of Object.values(node)) {
    if (typeof part === 'object' && part !== null) visit(part, look, isInFunction || isFunction);
  }
}
