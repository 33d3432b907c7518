import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';
import { sized, small, underlined } from '../list/cell-rules.ts';

export const quiet = style([small, { color: vars.color.textMuted, whiteSpace: 'nowrap' }]);

export const row = style([sized('9.75rem'), { display: 'grid', gap: '0.125rem' }]);

export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  '@media': { [media.belowTablet]: { flexWrap: 'wrap' } },
});

/** As much of the error as a row has room for; the open lead has all of it. */
export const why = style({
  maxInlineSize: '9.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: tones.danger.text,
  fontSize: vars.fontSize.xs,
  '@media': {
    [media.belowTablet]: { maxInlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});

/** In a row: as quiet as the row's links. */
export const retry = style([
  underlined,
  {
    paddingInline: vars.space[4],
    borderRadius: vars.radius.sm,
    color: vars.color.text,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    '@media': { [media.touch]: { fontSize: 'inherit' } },
  },
]);

export const mark = style({ flex: 'none' });
