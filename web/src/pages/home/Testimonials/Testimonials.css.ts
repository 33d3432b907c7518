import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style(titles.label);

// The first voice is large; the others stand beside it.
export const list = style({
  display: 'grid',
  gap: vars.space[32],
  marginBlockStart: vars.space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space[96], rowGap: vars.space[48] },
  },
});

export const item = style({
  selectors: {
    '&:not(:first-child)': {
      paddingBlockStart: vars.space[24],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
    },
  },
  '@media': {
    [media.desktop]: { selectors: { '&:first-child': { gridRow: '1 / span 2' } } },
  },
});

export const quote = style({
  selectors: {
    [`${item}:first-child &`]: {
      fontFamily: vars.font.display,
      fontSize: vars.fontSize['2xl'],
      fontWeight: vars.fontWeight.bold,
      letterSpacing: '-0.02em',
      lineHeight: 1.18,
    },
    [`${item}:not(:first-child) &`]: { fontSize: vars.fontSize.lg, lineHeight: 1.5 },
  },
  '@media': {
    [media.desktop]: { selectors: { [`${item}:first-child &`]: { fontSize: vars.fontSize['3xl'] } } },
  },
});

export const author = style({ ...text.caption, marginBlockStart: vars.space[16] });
