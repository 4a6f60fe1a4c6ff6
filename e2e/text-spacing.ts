// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page reaches nothing outside it
import type { Page } from '@playwright/test';

/** The spacing that a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Spaces the page's text as a reader may, and takes that back.
 *
 * @returns texts that are cut, lie over others, stick out of their box or make the page wider than the window, and did not before.
 */
export async function lostBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Half a letter may stick out of its line. */
    const SLACK = 3;
    const styleOf = (element: Element) => getComputedStyle(element);
    const ancestors = (from: Element): Element[] =>
      from.parentElement ? [from, ...ancestors(from.parentElement)] : [from];
    const named = (node: Node) => (node.textContent ?? '').trim().slice(0, 60);

    /** All texts that are shown. */
    const texts = (): Text[] => {
      const found: Text[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode as Text;
        const parent = node.parentElement;
        if (!parent || !node.data.trim() || parent.closest('script,style,noscript,option')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const around = ancestors(parent);
        const isForEars = around.some(
          (each) =>
            (each.clientWidth <= 1 && styleOf(each).overflow !== 'visible') ||
            styleOf(each).clipPath !== 'none',
        );
        if (!isForEars) found.push(node);
      }
      return found;
    };
    const linesOf = (node: Text) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const blockOf = (node: Text) =>
      ancestors(node.parentElement ?? document.body).find((each) => styleOf(each).display !== 'inline');
    const floats = (node: Text) =>
      ancestors(node.parentElement ?? document.body).some((each) =>
        ['fixed', 'sticky'].includes(styleOf(each).position),
      );

    const look = (): string[] => {
      const problems: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide`);
      const shown = texts();
      for (const node of shown) {
        for (const around of ancestors(node.parentElement ?? document.body)) {
          const style = styleOf(around);
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
          if (style.getPropertyValue('-webkit-line-clamp') !== 'none') {
            const canUnfold = around.parentElement?.querySelector(':scope > [aria-expanded]');
            if (around.scrollHeight > around.clientHeight + 1 && !canUnfold)
              problems.push(`cut: ${named(around)}`);
            break;
          }
          const box = around.getBoundingClientRect();
          const isCutter = style.overflowX === 'hidden' || style.overflowX === 'clip';
          const isBox = style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
          if (style.display === 'inline' || (!isCutter && !isBox)) continue;
          const out = linesOf(node).some(
            (line) =>
              line.left < box.left - SLACK ||
              line.right > box.right + SLACK ||
              line.top < box.top - SLACK ||
              line.bottom > box.bottom + SLACK,
          );
          if (out)
            problems.push(
              `${isCutter ? 'cut' : 'sticks out'}: ${named(node)} of <${around.tagName}> ${named(around)}`,
            );
          break;
        }
      }
      const placed = shown
        .filter((node) => !floats(node))
        .map((node) => ({ node, block: blockOf(node), lines: linesOf(node) }));
      for (const [index, one] of placed.entries())
        for (const other of placed.slice(index + 1)) {
          if (one.block === other.block) continue;
          const over = one.lines.some((a) =>
            other.lines.some(
              (b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK * 2,
            ),
          );
          if (over) problems.push(`over each other: ${named(one.node)} | ${named(other.node)}`);
        }
      return problems;
    };

    const before = new Set(look());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    await frame();
    await frame();
    const lost = look().filter((problem) => !before.has(problem));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    await frame();
    return lost;
  }, SPACING);
}
