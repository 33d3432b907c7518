import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const answers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Question and answer beside each other where there is room for both. */
export const answered = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` } },
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const question = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const text = style({
  minInlineSize: 0,
  maxInlineSize: vars.measure,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const choice = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  paddingBlock: '0.125rem',
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});

export const absent = style({ color: vars.color.textMuted });
