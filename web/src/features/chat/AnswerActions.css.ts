import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** What can be done with an answer, below it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});

export const button = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  color: vars.color.textMuted,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.text } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

globalStyle(`${button}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

export const outcome = style({ paddingInline: vars.space[8] });
