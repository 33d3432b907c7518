import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.raised,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.none,
});

export const count = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });

/** Lines of a card, parted by hairlines. */
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` } },
});

/** Takes what room the rest of its line leaves. */
export const grow = style({
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.fontWeight.semibold });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: vars.color.text,
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});
