import { namePart, setAttributes } from './attributes.ts';
import { draw, fill, isEffect } from './hooks.ts';
import { type Drawing, Fragment, type Place, type Props, type Root, TEXT } from './tree.ts';

const SVG = 'http://www.w3.org/2000/svg';
const NOTHING: Props = {};

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether something leaves no trace in the document. */
const isHole = (content: unknown) =>
  content === undefined || content === null || typeof content === 'boolean';

/** Draws `content` as the children of a place, keeping what was there where type and key are the same. */
export function drawChildren(place: Place, content: unknown, root: Root): void {
  const before = new Set(place.children);
  place.children = [];
  for (const [at, each] of (Array.isArray(content) ? content : [content]).entries()) {
    // A hole keeps its number, so that what follows is known again.
    if (isHole(each)) continue;
    const [type, key, props] = read(each, at);
    const kept = [...before].find((old) => old.type === type && old.key === key);
    if (kept) before.delete(kept);
    const child = kept ?? {
      type,
      key,
      parent: place,
      props: NOTHING,
      node: undefined,
      children: [],
      memory: [],
    };
    place.children.push(child);
    drawPlace(child, props, root);
  }
  before.forEach(remove);
}

/** Type, key and properties of anything that may stand in a tree. What has no key is told apart by where it stands. */
function read(content: unknown, at: number): [Place['type'], unknown, Props] {
  if (isDrawing(content)) return [content.type, content.key ?? at, content.props];
  if (Array.isArray(content)) return [Fragment, at, { children: content }];
  return [TEXT, at, { children: String(content) }];
}

function drawPlace(place: Place, props: Props, root: Root): void {
  const before = place.props;
  place.props = props;
  const { type } = place;
  if (type === TEXT) {
    place.node ??= document.createTextNode('');
    const words = props['children'] as string;
    if ((place.node as Text).data !== words) (place.node as Text).data = words;
  } else if (typeof type === 'string') {
    drawElement(place, type, before, root);
  } else if (typeof type === 'function') {
    drawChildren(place, draw(place, type, root), root);
  } else {
    drawChildren(place, props['children'], root);
  }
}

function drawElement(place: Place, type: string, before: Props, root: Root): void {
  const { props } = place;
  const isNew = !place.node;
  const element = (place.node ??=
    type === 'svg' || isInsideSvg(place.parent)
      ? document.createElementNS(SVG, type)
      : document.createElement(type)) as Element;
  if (isNew) namePart(element, type);
  drawChildren(place, props['children'], root);
  arrange(element, nodesOf(place.children));
  // After the children: a select takes the value of an option that stands in it.
  setAttributes(element, before, props);
  if (props['ref'] !== before['ref']) {
    fill(before['ref'], null);
    fill(props['ref'], element);
  }
}

const isInsideSvg = (place: Place | undefined): boolean =>
  place?.node
    ? (place.node as Element).namespaceURI === SVG
    : place !== undefined && isInsideSvg(place.parent);

/** The nodes of places, in order, through components and fragments. */
export const nodesOf = (places: readonly Place[]): (Element | Text)[] =>
  places.flatMap((place) => place.node ?? nodesOf(place.children));

/** Puts nodes into their order; a node that stands right is not touched, so that it keeps focus and scroll. */
export function arrange(parent: ParentNode & Node, nodes: readonly Node[]): void {
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = node.nextSibling;
    else parent.insertBefore(node, next);
  }
}

/** Takes a place out: effects are undone, refs emptied, nodes removed. */
export function remove(place: Place): void {
  place.memory.filter(isEffect).forEach((effect) => effect.undo?.());
  if (place.node) fill(place.props['ref'], null);
  place.children.forEach(remove);
  place.node?.remove();
}
