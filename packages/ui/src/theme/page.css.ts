import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // An element that is focused or jumped to never hides under the bar at the bottom.
  scrollPaddingBlock: '24px 96px',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  overflowWrap: 'break-word',
});

/** Without scripts, it would do nothing. An element that works without them stands in its place. */
globalStyle('[data-scripted]', { '@media': { '(scripting: none)': { display: 'none' } } });
