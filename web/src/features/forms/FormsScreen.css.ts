import { style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

export const screen = style([
  column,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[32],
    minBlockSize: '70svh',
    paddingBlock: `${vars.space[48]} ${vars.space[96]}`,
    '@media': { [media.tablet]: { gap: vars.space[48], paddingBlockStart: vars.space[64] } },
  },
]);

export const head = style({ display: 'grid', gap: vars.space[8] });

export const heading = style({ fontSize: vars.fontSize['4xl'], fontWeight: vars.fontWeight.black });

export const lede = style({ color: vars.color.textMuted, maxInlineSize: vars.measure });

export const section = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${vars.size.steps} minmax(0, 1fr)`, columnGap: vars.space[48] },
  },
});

export const subheading = style({ fontSize: vars.fontSize.xl });

export const list = style({
  display: 'grid',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[32],
      alignItems: 'center',
    },
  },
});

export const about = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });

export const title = style({ fontSize: vars.fontSize.lg });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const action = style({
  '@media': { [media.belowTablet]: { inlineSize: '100%' }, [media.tablet]: { minInlineSize: '10rem' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** Of a phone's width, each takes its share. */
export const way = style({ '@media': { [media.belowTablet]: { flex: '1 1 auto' } } });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8] });

export const figure = style({
  order: -1,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&[data-alarming]': { color: tones.danger.text } },
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const empty = style({
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'start',
  maxInlineSize: vars.size.questions,
});
