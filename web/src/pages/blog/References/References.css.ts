import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

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

export const link = style({ lineHeight: vars.lineHeight.snug });
