import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { boldLine } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { numeral, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const stair = style({ position: 'relative' });

const fall = vars.space[64];

// One line through all four steps. On phones it is drawn between the numbers.
export const line = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: `calc(3 * ${fall} + ${vars.line.bold})`,
  stroke: vars.color.accent,
  strokeWidth: vars.line.bold,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const steps = style(grid({ desktop: [4] }));

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[64]} 1fr`,
  '@media': {
    [media.belowDesktop]: { selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space[32] } } },
    [media.desktop]: {
      gridTemplateColumns: 'none',
      alignContent: 'start',
      paddingBlockStart: vars.space[32],
      paddingInlineEnd: vars.space[48],
      selectors: {
        '&:nth-child(2)': { marginBlockStart: fall },
        '&:nth-child(3)': { marginBlockStart: `calc(2 * ${fall})` },
        '&:nth-child(4)': { marginBlockStart: `calc(3 * ${fall})` },
      },
    },
  },
});

export const number = style({
  ...numeral,
  fontSize: vars.fontSize['5xl'],
  lineHeight: 0.8,
  '@media': {
    [media.belowDesktop]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      selectors: {
        [`${step}:not(:last-child) > &::after`]: {
          content: '',
          marginBlock: `${vars.space[16]} calc(-1 * ${vars.space[16]})`,
          marginInlineStart: vars.space[12],
          borderInlineStart: boldLine(),
        },
      },
    },
    [media.desktop]: { fontSize: vars.fontSize.numeral },
  },
});

export const words = style({ '@media': { [media.desktop]: { marginBlockStart: vars.space[32] } } });

export const when = style({ ...texts.label, lineHeight: vars.lineHeight.snug });

export const title = style({ ...titles.small, marginBlockStart: vars.space[4] });

export const text = style({ ...texts.muted, marginBlockStart: vars.space[8], maxInlineSize: '28rem' });
