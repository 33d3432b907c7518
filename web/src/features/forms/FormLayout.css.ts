import { style } from '@vanilla-extract/css';
import { wrapping } from '../../theme/columns.ts';
import { hairline } from '../../theme/lines.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space[24],
  '@media': {
    [media.tablet]: { gap: vars.space[48], paddingBlockStart: vars.space[24] },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.steps} minmax(0, ${vars.size.questions})`,
      alignItems: 'start',
      columnGap: vars.space[96],
      paddingBlock: `${vars.space[48]} ${vars.space[96]}`,
    },
  },
});

export const head = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.belowDesktop]: { inlineSize: '100%', maxInlineSize: vars.size.questions, marginInline: 'auto' },
    [media.desktop]: { position: 'sticky', insetBlockStart: vars.space[48], gap: vars.space[12] },
  },
});

export const title = style({
  fontSize: vars.fontSize.md,
  letterSpacing: vars.tracking.none,
  '@media': {
    [media.desktop]: { fontSize: vars.fontSize['2xl'], letterSpacing: vars.tracking.display },
  },
});

/** The title and how far it is, on one line of a phone. */
export const line = style({
  ...wrapping(16),
  rowGap: 0,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  '@media': { [media.desktop]: { display: 'grid', gap: vars.space[8] } },
});

export const steps = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', marginBlockStart: vars.space[16] } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space[16],
  borderInlineStart: `${vars.line.bold} solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      color: vars.color.text,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: vars.size.questions,
  '@media': { [media.belowDesktop]: { marginInline: 'auto' } },
});

export const intro = style({ display: 'grid', gap: vars.space[12] });

export const heading = style({ fontSize: vars.fontSize['3xl'], outline: 'none' });

export const lede = style({ color: vars.color.textMuted });

export const questions = style({ display: 'grid', gap: vars.space[32] });

/** In reach of a thumb: at the bottom of a phone's screen, whatever the length of the page. */
export const actions = style({
  display: 'flex',
  gap: vars.space[12],
  marginBlockStart: 'auto',
  '@media': {
    [media.belowDesktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.raised,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
      borderBlockStart: hairline(),
      backgroundColor: vars.color.background,
    },
    [media.desktop]: { marginBlockStart: vars.space[16] },
  },
});

export const onward = style({
  flex: '1 1 auto',
  '@media': { [media.desktop]: { flex: 'none', minInlineSize: '12rem' } },
});
