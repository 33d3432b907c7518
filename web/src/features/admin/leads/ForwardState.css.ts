import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { fontSize: 'inherit' } },
});

export const row = style({
  display: 'grid',
  gap: '0.125rem',
  minInlineSize: '9.75rem',
  '@media': { [media.belowTablet]: { minInlineSize: 0 } },
});

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
export const retry = style({
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.2em',
  '@media': { [media.touch]: { fontSize: 'inherit' } },
});

export const mark = style({ flex: 'none' });
