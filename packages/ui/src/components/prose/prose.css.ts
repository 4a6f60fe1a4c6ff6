import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';

/** The written elements have no classes of their own: their look hangs on the sheet they stand on. */
export const prose = style([
  box,
  {
    display: 'grid',
    gap: vars.space.medium,
    maxWidth: '60ch',
    lineHeight: vars.leading.body,
    overflowWrap: 'anywhere',
  },
]);

globalStyle(`${prose} :is(h2, h3, p, ul, ol, blockquote)`, { boxSizing: 'border-box', margin: 0 });

globalStyle(`${prose} :is(h2, h3)`, {
  marginTop: vars.space.small,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});

globalStyle(`${prose} h2`, { fontSize: vars.text.title });

globalStyle(`${prose} h3`, { fontSize: vars.text.lead });

globalStyle(`${prose} > :first-child`, { marginTop: 0 });

globalStyle(`${prose} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: vars.space.large,
});

globalStyle(`${prose} li::marker`, { color: vars.color.action, fontWeight: vars.weight.bold });

globalStyle(`${prose} blockquote`, {
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderInlineStart: `4px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.ink,
});

globalStyle(`${prose} :is(strong, b)`, { fontWeight: vars.weight.bold });

globalStyle(`${prose} a`, {
  borderRadius: vars.radius.small,
  color: vars.color.action,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

globalStyle(`${prose} a:hover`, { textDecorationThickness: '2px' });

globalStyle(`${prose} a:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

globalStyle(`${prose} code`, {
  padding: '0.1em 0.3em',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.94em',
});

/**
 * What scrolls by itself tells so: a shadow lies at the edge behind which there is more, and the sheet covers it where there is none.
 */
const moreBehindTheEdge = (sheet: string) =>
  ({
    overflowX: 'auto',
    overflowWrap: 'normal',
    borderRadius: vars.radius.small,
    background: [
      `linear-gradient(to right, ${sheet} 50%, transparent) 0 0 / 2rem 100% no-repeat local`,
      `linear-gradient(to left, ${sheet} 50%, transparent) 100% 0 / 2rem 100% no-repeat local`,
      `linear-gradient(to right, ${vars.color.edge}, transparent) 0 0 / 0.75rem 100% no-repeat`,
      `linear-gradient(to left, ${vars.color.edge}, transparent) 100% 0 / 0.75rem 100% no-repeat`,
      sheet,
    ].join(),
  }) as const;

globalStyle(`${prose} pre`, {
  margin: 0,
  padding: vars.space.medium,
  ...moreBehindTheEdge(vars.color.sunken),
});

globalStyle(`${prose} pre code`, { padding: 0, background: 'none' });

/** On a phone a wide table scrolls inside its part, and its words stay whole. */
globalStyle(`${prose} [role="group"]`, {
  border: `1px solid ${vars.color.line}`,
  ...moreBehindTheEdge(vars.color.surface),
});

globalStyle(`${prose} :is(pre, [role="group"]):focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

globalStyle(`${prose} table`, { minWidth: '100%', borderCollapse: 'collapse', fontSize: vars.text.small });

globalStyle(`${prose} :is(th, td)`, {
  minWidth: '7em',
  padding: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
