import { style } from '@vanilla-extract/css';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { column, line, ruledBetween, written } from '../layout-rules.ts';

export const answers = style(column());

/** Question and answer beside each other where there is room for both. */
export const answered = style([
  ruledBetween,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    alignItems: 'baseline',
    paddingBlock: vars.space[8],
    '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const question = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const answer = style([line(8), { minInlineSize: 0 }]);

export const text = style([written, { minInlineSize: 0, maxInlineSize: vars.measure }]);

export const choice = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  paddingBlock: '0.125rem',
  border: hairline('lineStrong'),
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});

export const absent = style({ color: vars.color.textMuted });
