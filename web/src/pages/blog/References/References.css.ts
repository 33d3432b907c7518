import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { textLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('4fr 8fr', 48, 'stretch'));

export const title = style({ fontSize: vars.fontSize['4xl'], fontWeight: vars.fontWeight.black });

export const intro = style({
  marginBlockStart: vars.space[16],
  maxInlineSize: '24rem',
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const list = style({ counterReset: 'work' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
  paddingInlineStart: vars.space[48],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  counterIncrement: 'work',
  selectors: {
    '&::before': {
      content: 'counter(work)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: vars.space[16],
      color: vars.color.accentText,
      fontFamily: vars.font.display,
      fontSize: vars.fontSize['2xl'],
      fontWeight: vars.fontWeight.black,
      letterSpacing: vars.tracking.display,
    },
  },
  '@media': { [media.tablet]: { paddingInlineStart: vars.space[64] } },
});

export const citation = style({ maxInlineSize: vars.measure, lineHeight: 1.5, textWrap: 'pretty' });

export const work = style({ fontWeight: vars.fontWeight.semibold });

export const note = style({ maxInlineSize: vars.measure, color: vars.color.textMuted });

export const link = style([textLink, { justifySelf: 'start', lineHeight: vars.lineHeight.snug }]);

export const arrow = style({ flex: 'none' });
