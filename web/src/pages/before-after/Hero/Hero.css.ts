import { style } from '@vanilla-extract/css';
import { grid } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { movingArrow } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { behind, toScreenEdge } from '../../../theme/pictures.ts';
import { numeral, text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones the page begins with its words, and the first drawings follow at once.
export const art = style({
  '@media': {
    [media.belowTablet]: { display: 'none' },
    [media.tablet]: {
      ...behind('auto', '78%'),
      maxInlineSize: 'none',
      // The words stand on the first of the two figures.
      maskImage:
        'linear-gradient(to right, transparent 24%, rgb(0 0 0 / 0.32) 46%, black 54%), linear-gradient(to bottom, black 74%, transparent 98%)',
      maskComposite: 'intersect',
    },
    [media.desktop]: {
      blockSize: '84%',
      insetInlineEnd: toScreenEdge,
      maskImage:
        'linear-gradient(to right, transparent 10%, rgb(0 0 0 / 0.45) 40%, black 52%), linear-gradient(to bottom, black 74%, transparent 98%)',
    },
  },
});

export const index = style({ position: 'relative' });

export const groups = style(grid({ tablet: [2, 24], desktop: [4] }));

export const link = style([
  ruledRow(8, hairline('lineStrong')),
  {
    display: 'grid',
    gridTemplateColumns: '2.2ch 1fr auto',
    alignItems: 'center',
    columnGap: vars.space[12],
    minBlockSize: vars.space[48],
    blockSize: '100%',
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
  },
]);

export const count = style({
  ...numeral,
  color: vars.color.accent,
  fontSize: vars.fontSize['2xl'],
  lineHeight: 1,
});

export const name = style({ fontWeight: vars.fontWeight.semibold });

export const arrow = style([movingArrow(link, 'translateY(0.25rem)'), texts.muted]);
