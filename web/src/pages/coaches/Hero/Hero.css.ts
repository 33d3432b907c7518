import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// Above the next section: the first portrait stands over the edge between them.
export const hero = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  paddingBlockStart: vars.space[32],
  paddingBlockEnd: vars.space[64],
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space[64] },
    [media.desktop]: { paddingBlockEnd: 0 },
  },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[48],
  '@media': { [media.desktop]: { gap: vars.space[32] } },
});

export const head = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[64], alignItems: 'end' },
  },
});

export const title = style({
  maxInlineSize: '6.4em',
  fontSize: vars.fontSize['6xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
});

export const lede = style({
  maxInlineSize: '34rem',
  fontSize: vars.fontSize.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
});
