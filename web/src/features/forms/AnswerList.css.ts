import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const groups = style({ display: 'grid', gap: vars.space[32] });

export const group = style({ display: 'grid', gap: vars.space[8] });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const title = style({ fontSize: vars.fontSize.lg });

export const answers = style({ display: 'grid' });

export const answer = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space[24],
      alignItems: 'baseline',
    },
  },
});

export const question = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

/** As it was typed: its lines are its own. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

export const option = style({
  paddingInline: vars.space[8],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
});

export const open = style({ color: vars.color.textMuted });
