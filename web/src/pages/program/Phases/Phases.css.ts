import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

const lineWidth = '3rem';
const lineHeight = '12rem';
const mark = '1.25rem';

export const list = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const phase = style({
  position: 'relative',
  paddingInlineStart: `calc(${lineWidth} + ${vars.space[16]})`,
  paddingBlockEnd: vars.space[48],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // Where the phase begins.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.raised,
      insetBlockStart: 0,
      insetInlineStart: `calc((${lineWidth} - ${mark}) / 2)`,
      inlineSize: mark,
      blockSize: mark,
      borderRadius: vars.radius.round,
      border: `${vars.space[4]} solid ${vars.color.background}`,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': {
    [media.desktop]: {
      paddingBlock: `calc(${lineHeight} + ${vars.space[24]}) 0`,
      paddingInline: `0 ${vars.space[48]}`,
      selectors: {
        '&::before': {
          insetBlockStart: `calc((${lineHeight} - ${mark}) / 2)`,
          insetInlineStart: `calc(${mark} / -2)`,
        },
      },
    },
  },
});

export const wave = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: lineHeight,
  overflow: 'visible',
  '@media': { [media.belowDesktop]: { inlineSize: lineWidth, blockSize: '100%' } },
});

// On phones the line goes down: the same waves with their axes exchanged.
globalStyle(`${wave} > g`, {
  '@media': { [media.belowDesktop]: { transform: 'matrix(0, 1, 1, 0, 0, 0)' } },
});

export const weeks = style({ ...texts.muted, display: 'flex', alignItems: 'baseline', gap: vars.space[12] });

export const numbers = style({
  ...numeral,
  color: vars.color.accent,
  fontSize: vars.fontSize['5xl'],
  lineHeight: 0.9,
});

export const name = style({ ...titles.medium, marginBlockStart: vars.space[16] });

export const text = style({ ...texts.muted, marginBlockStart: vars.space[12], maxInlineSize: '34rem' });
