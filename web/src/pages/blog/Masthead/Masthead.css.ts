import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

/** How far the newest post's picture reaches up into the masthead. */
export const overlap = { phone: vars.space[64], desktop: vars.space[160] };

export const masthead = style({
  paddingBlockStart: vars.space[48],
  paddingBlockEnd: `calc(${overlap.phone} + ${vars.space[48]})`,
  '@media': {
    [media.desktop]: {
      paddingBlockStart: vars.space[96],
      paddingBlockEnd: `calc(${overlap.desktop} + ${vars.space[96]})`,
    },
  },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.wide]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space[64] },
  },
});

export const title = style({
  // One word a line.
  inlineSize: 'min-content',
  overflowWrap: 'normal',
  // The round O stands a little into the margin, so that it looks flush.
  marginInlineStart: '-0.04em',
  // The longer word fits on the narrowest screen.
  fontSize: `min(${vars.fontSize.masthead}, 14.5vw)`,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.86,
  '@media': { [media.wide]: { gridArea: '1 / 1 / 2 / 3' } },
});

export const lede = style({
  ...text.lead,
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  // Beside the short first word.
  '@media': { [media.wide]: { gridArea: '1 / 2' } },
});
