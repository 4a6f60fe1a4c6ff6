import { expect, it } from 'vitest';
import { scriptStyles } from './script-styles.mjs';

it('leaves out variables that nothing reads, and those that only they read', () => {
  const styles = ':host{--a:1px;--b:var(--a);--c:2px}.x{width:var(--c)}';
  expect(scriptStyles(styles, '')).toBe(':host{--c:2px}.x{width:var(--c)}');
});

it('keeps what is read by code that comes later', () => {
  expect(scriptStyles(':host{--a:1px}', "color: 'var(--a)'")).toBe(':host{--a:1px}');
});

it('leaves out blanks after commas, and none in texts', () => {
  expect(scriptStyles('.x{width:max(1px, var(--b));content:"a, b"}', '')).toBe(
    '.x{width:max(1px,var(--b));content:"a, b"}',
  );
});
