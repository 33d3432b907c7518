import { style } from '@vanilla-extract/css';
import { columns, grid, stacked, wrapping } from '../../theme/columns.ts';
import { column } from '../../theme/layout.css.ts';
import { hairline } from '../../theme/lines.ts';
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

export const section = style(columns(`${vars.size.steps} minmax(0, 1fr)`, 16, 'stretch', 48));

export const subheading = style({ fontSize: vars.fontSize.xl });

export const list = style({ display: 'grid', borderBlockStart: hairline() });

export const row = style([
  grid({ tablet: ['minmax(0, 1fr) auto', 32] }, 16),
  {
    paddingBlock: vars.space[24],
    borderBlockEnd: hairline(),
    '@media': { [media.tablet]: { alignItems: 'center' } },
  },
]);

export const about = style(stacked(8));

export const title = style({ fontSize: vars.fontSize.lg });

export const action = style({
  '@media': { [media.belowTablet]: { inlineSize: '100%' }, [media.tablet]: { minInlineSize: '10rem' } },
});

export const ways = style(wrapping(12));

/** Of a phone's width, each takes its share. */
export const way = style({ '@media': { [media.belowTablet]: { flex: '1 1 auto' } } });

export const counts = style([wrapping(24, 8), { fontVariantNumeric: 'tabular-nums' }]);

export const count = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8] });

export const figure = style({
  order: -1,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&[data-alarming]': { color: tones.danger.text } },
});

export const badges = style([wrapping(8), { alignItems: 'center' }]);

export const empty = style([stacked(16), { maxInlineSize: vars.size.questions }]);
