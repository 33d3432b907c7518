import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const features = style({});

export const title = style({ fontSize: vars.fontSize['3xl'] });

export const list = style({
  display: 'grid',
  columnGap: vars.space[48],
  rowGap: vars.space[24],
  marginBlockStart: vars.space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[32] },
  },
});

export const feature = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  // The last of an odd number takes the whole row.
  '@media': {
    [media.tablet]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const lead = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.snug,
});

export const text = style({ marginBlockStart: vars.space[4], color: vars.color.textMuted });
