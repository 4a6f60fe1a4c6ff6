import { vars } from '@scamguard/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

// A page's own `!important` rules for its elements lose against these: inside wins among the important.
globalStyle(':host', {
  display: 'block !important',
  fontSize: 'medium !important',
  containerType: 'inline-size !important',
  vars: { '--sg-rem': '1em' },
});

globalStyle(':host([hidden])', { display: 'none !important' });
globalStyle(':host([size="large"])', { vars: { '--sg-rem': '1.125em' } });
globalStyle(':host([size="small"])', { vars: { '--sg-rem': '0.875em' } });

/** Around everything: nothing that the page gives to its texts comes in. */
export const frame = style({
  all: 'initial',
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  visibility: 'inherit',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  // Chromium knows it by this name too.
  WebkitTextSizeAdjust: '100%',
});

/** Under an element, small: that nobody has reviewed its language. */
export const note = style({
  margin: `${vars.space.tiny} 0 0`,
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
});
