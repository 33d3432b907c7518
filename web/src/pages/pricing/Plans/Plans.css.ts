import { style } from '@vanilla-extract/css';
import { grid, growing } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { balanced, numeral, text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const head = style([
  grid({ tablet: ['auto 1fr', 64] }, 16),
  { '@media': { [media.tablet]: { alignItems: 'end' } } },
]);

export const title = style(titles.section);

export const intro = style({ ...texts.muted, ...balanced, maxInlineSize: '34rem' });

export const plans = style([{ display: 'grid' }, growing('marginBlockStart', 32, 64, 'tablet')]);

export const plan = style([
  grid({ tablet: ['1fr 1fr', 32, 24], desktop: ['4fr 4fr 4fr', 48] }, 16),
  ruledRow(32, hairline('lineStrong')),
  {
    // The plan that a link leads to.
    selectors: {
      '&:target': {
        borderBlockStartColor: vars.color.accent,
        boxShadow: `inset 0 ${vars.space[4]} 0 ${vars.color.accent}`,
      },
    },
    '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr', paddingBlock: vars.space[48] } },
  },
]);

export const name = style({ '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } } });

export const summary = style({
  ...texts.muted,
  ...balanced,
  marginBlockStart: vars.space[8],
  maxInlineSize: '26rem',
  lineHeight: 1.45,
});

export const cost = style({ '@media': { [media.desktop]: { gridColumn: 3, gridRow: 1 } } });

export const price = style({ display: 'grid', gap: vars.space[4], lineHeight: vars.lineHeight.snug });

export const amount = style({
  ...numeral,
  fontSize: vars.fontSize['4xl'],
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const per = style({ fontWeight: vars.fontWeight.semibold });

export const extra = style(texts.eyebrow);

export const button = style({
  justifySelf: 'start',
  alignSelf: 'start',
  '@media': { [media.desktop]: { gridColumn: 3, gridRow: 2 } },
});

export const includes = style({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } });
