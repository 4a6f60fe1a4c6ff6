import { arrange, drawChildren, nodesOf, remove } from './reconcile.ts';
import type { Place, Root } from './tree.ts';
import { Fragment } from './tree.ts';

/** Something drawn into a container. */
interface Drawn {
  readonly render: (content: unknown) => void;
  readonly unmount: () => void;
}

/**
 * Draws into a container: at once when told to, then again as a whole, in the next microtask, whenever a component's state has
 * changed. Widgets are small; drawing all of one costs less than finding out which part to draw.
 */
export function createRoot(container: ParentNode & Node): Drawn {
  const place: Place = {
    type: Fragment,
    key: undefined,
    parent: undefined,
    props: {},
    node: undefined,
    children: [],
    memory: [],
  };
  let content: unknown;
  let isWaiting = false;
  const root: Root = {
    ids: 0,
    effects: [],
    redraw: () => {
      if (isWaiting) return;
      isWaiting = true;
      queueMicrotask(() => {
        isWaiting = false;
        drawAll();
      });
    },
  };
  const drawAll = () => {
    drawChildren(place, content, root);
    arrange(container, nodesOf(place.children));
    for (const effect of root.effects.splice(0)) effect();
  };
  return {
    render: (next) => {
      content = next;
      drawAll();
    },
    unmount: () => {
      content = undefined;
      place.children.splice(0).forEach(remove);
    },
  };
}
