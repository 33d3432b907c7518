import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const title = style({
  paddingBlockEnd: vars.space[12],
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const list = style({
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    // Between a phone's width and a column of its own.
    [`${media.tablet} and ${media.belowDesktop}`]: { columns: 2, columnGap: vars.space[32] },
  },
});

export const link = style({
  display: 'flex',
  breakInside: 'avoid',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[8],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  textWrap: 'balance',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});
