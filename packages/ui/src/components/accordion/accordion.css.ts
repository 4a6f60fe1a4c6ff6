import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { box, surface } from '../../theme/element.css.ts';
import { media } from '../../theme/media.ts';
import { content, fold, mark, title } from '../fold/fold.css.ts';

export const accordion = style([box, surface]);

// Its folds have more room, and answer to the hand that is over them.
const item = `${accordion} > ${fold}`;

globalStyle(`${item} + ${fold}`, { borderTop: `1px solid ${vars.color.line}` });

globalStyle(`${item} > ${title}`, {
  gap: vars.space.small,
  minHeight: '56px',
  borderRadius: vars.radius.card,
});

globalStyle(`${item}[open] > ${title}`, { color: vars.color.action });

globalStyle(`${item} > ${title}:hover`, {
  '@media': { [media.hover]: { background: vars.color.actionSoft, color: vars.color.onActionSoft } },
});

globalStyle(`${item} > ${title} > ${mark}`, {
  display: 'grid',
  flex: 'none',
  color: vars.color.action,
  lineHeight: 1,
});

globalStyle(`${item} > ${content}`, {
  justifyItems: 'start',
  gap: vars.space.small,
  padding: `${vars.space.hair} ${vars.space.medium} ${vars.space.large}`,
  overflowWrap: 'anywhere',
});
