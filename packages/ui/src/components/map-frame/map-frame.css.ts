import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';

/** As high before the map as with it, so that nothing jumps; higher where the words need it. */
export const frame = style([
  box,
  {
    position: 'relative',
    // A map's own layers stay under the things that float over the page.
    isolation: 'isolate',
    display: 'grid',
    minHeight: '320px',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    color: vars.color.ink,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { minHeight: '420px' } },
  },
]);

// Leaflet's own buttons are 30 px, too little for a thumb.
globalStyle(`${frame} .leaflet-control-zoom.leaflet-bar a`, {
  width: '44px',
  height: '44px',
  lineHeight: '44px',
});

// It takes the focus for the arrow keys, and shows nothing of it by itself.
globalStyle(`${frame} .leaflet-container:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '-3px',
});

export const placeholder = style([
  box,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.small,
    padding: vars.space.medium,
    textAlign: 'center',
  },
]);

export const pin = style({ color: vars.color.action, lineHeight: 1 });
