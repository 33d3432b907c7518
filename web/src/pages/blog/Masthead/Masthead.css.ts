import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

/** How far the newest post's picture reaches up into the masthead. */
export const overlap = { phone: vars.space[64], desktop: vars.space[160] };

export const masthead = style({
  paddingBlock: `${vars.space[48]} calc(${overlap.phone} + ${vars.space[48]})`,
  '@media': {
    [media.desktop]: { paddingBlock: `${vars.space[96]} calc(${overlap.desktop} + ${vars.space[96]})` },
  },
});

export const inner = style(grid({ wide: ['5fr 7fr', 64] }, 24));

export const title = style({
  ...titles.masthead,
  // One word a line.
  inlineSize: 'min-content',
  overflowWrap: 'normal',
  // The longer word fits on the narrowest screen.
  fontSize: `min(${vars.fontSize.masthead}, 14.5vw)`,
  '@media': { [media.wide]: { gridArea: '1 / 1 / 2 / 3' } },
});

export const lede = style({
  ...texts.lead,
  ...texts.muted,
  maxInlineSize: '34rem',
  // Beside the short first word.
  '@media': { [media.wide]: { gridArea: '1 / 2' } },
});
