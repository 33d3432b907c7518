import { globalStyle, style } from '@vanilla-extract/css';
import { columns, following } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style([
  columns('minmax(0, 7fr) minmax(20rem, 4fr)', 48),
  {
    '@media': {
      [media.desktop]: { rowGap: vars.space[96] },
      [media.wide]: { columnGap: vars.space[96] },
    },
  },
]);

globalStyle(`${inner} > *`, { '@media': { [media.desktop]: { gridColumn: 1 } } });

globalStyle(`${inner} > aside`, {
  '@media': {
    [media.desktop]: { ...following(24), gridColumn: 2, gridRow: '1 / span 3' },
    // Where it is taller than the screen, its Connect would be out of reach.
    [`${media.desktop} and ${media.short}`]: { position: 'static' },
  },
});

export const text = style({ marginBlockStart: vars.space[12] });

// The first paragraph opens the text.
globalStyle(`${text} > p:first-child`, {
  marginBlockEnd: vars.space[24],
  fontSize: vars.fontSize.xl,
  lineHeight: 1.4,
});
