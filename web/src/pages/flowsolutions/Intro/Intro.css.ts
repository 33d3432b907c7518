import { style } from '@vanilla-extract/css';
import { backLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const intro = style({
  paddingBlockStart: vars.space[24],
  paddingBlockEnd: vars.space[64],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[48], paddingBlockEnd: vars.space[96] } },
});

export const inner = style({ display: 'grid', justifyItems: 'start' });

export const title = style({
  marginBlockStart: vars.space[48],
  marginInlineStart: '-0.04em',
  maxInlineSize: '5em',
  fontSize: vars.fontSize.masthead,
  fontWeight: vars.fontWeight.black,
  lineHeight: 0.86,
});

export const lede = style({
  ...text.lead,
  marginBlockStart: vars.space[32],
  maxInlineSize: '32rem',
  color: vars.color.textMuted,
  '@media': { [media.desktop]: { marginInlineStart: 'auto' } },
});

export const back = style(backLink);
