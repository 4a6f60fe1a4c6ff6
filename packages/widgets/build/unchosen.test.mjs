import { expect, test } from 'vitest';
import { withoutClasses, withoutUnchosen } from './unchosen.mjs';

const recipe = `var text = create({ defaultClassName: "sg_a", variantClassNames: {
  size: { small: "sg_b", large: "sg_c", body: "sg_d" },
  outcome: { safe: "sg_e" }
}, defaultVariants: { size: "body" } });`;

test('a look that no code names is taken out; the one that is meant when none is named stays', () => {
  const { code, classes } = withoutUnchosen(`${recipe} text({ size: "small" });`);
  expect(classes).toEqual(['sg_c']);
  expect(code).toContain('small: "sg_b"');
  expect(code).toContain('body: "sg_d"');
  expect(code).not.toContain('sg_c');
});

test('a name as a key of a table may be chosen by it', () => {
  expect(withoutUnchosen(`${recipe} var sizes = { small: 1, large: 2 };`).classes).toEqual([]);
});

test('what a server may say stays', () => {
  expect(withoutUnchosen(recipe).code).toContain('safe: "sg_e"');
});

test('rules of these classes go, those that stand beside them in a list stay', () => {
  expect(
    withoutClasses('.sg_b{a:b}.sg_bc,.sg_b:hover{c:d}@media(hover:hover){.sg_b:hover{e:f}}', ['sg_b']),
  ).toBe('.sg_bc{c:d}@media(hover:hover){}');
});
