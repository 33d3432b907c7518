import { style, styleVariants } from '@vanilla-extract/css';
import { sectionTitle } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { numeral } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

const lineWidth = '3rem';
const lineHeight = '12rem';
const mark = '1.25rem';

export const title = style([sectionTitle, { maxInlineSize: '8em' }]);

export const intro = style({
  maxInlineSize: vars.measure,
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const list = style({
  marginBlockStart: vars.space[48],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlockStart: vars.space[64],
    },
  },
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
      paddingBlockStart: `calc(${lineHeight} + ${vars.space[24]})`,
      paddingInline: `0 ${vars.space[48]}`,
      paddingBlockEnd: 0,
      selectors: {
        '&::before': {
          insetBlockStart: `calc((${lineHeight} - ${mark}) / 2)`,
          insetInlineStart: `calc(${mark} / -2)`,
        },
      },
    },
  },
});

const wholeLine = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
});

export const wave = styleVariants({
  down: [
    wholeLine,
    { inlineSize: lineWidth, blockSize: '100%', '@media': { [media.desktop]: { display: 'none' } } },
  ],
  across: [
    wholeLine,
    { inlineSize: '100%', blockSize: lineHeight, '@media': { [media.belowDesktop]: { display: 'none' } } },
  ],
});

export const weeks = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[12],
  color: vars.color.textMuted,
});

export const numbers = style({
  ...numeral,
  color: vars.color.accent,
  fontSize: vars.fontSize['5xl'],
  lineHeight: 0.9,
});

export const name = style({ marginBlockStart: vars.space[16], fontSize: vars.fontSize['2xl'] });

export const text = style({
  marginBlockStart: vars.space[12],
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
});
