import { style } from '@vanilla-extract/css';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { numeral, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const list = style({ counterReset: 'work' });

export const item = style([
  ruledRow(24, hairline('lineStrong')),
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space[12],
    paddingInlineStart: vars.space[48],
    counterIncrement: 'work',
    selectors: {
      '&::before': {
        ...numeral,
        content: 'counter(work)',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: vars.space[16],
        color: vars.color.accentText,
        fontSize: vars.fontSize['2xl'],
      },
    },
    '@media': { [media.tablet]: { paddingInlineStart: vars.space[64] } },
  },
]);

export const citation = style({ maxInlineSize: vars.measure, lineHeight: 1.5, textWrap: 'pretty' });

export const work = style({ fontWeight: vars.fontWeight.semibold });

export const note = style({ ...texts.muted, maxInlineSize: vars.measure });

export const link = style({ lineHeight: vars.lineHeight.snug });
