import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style({
  display: 'grid',
  rowGap: vars.space[48],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)',
      columnGap: vars.space[64],
      rowGap: vars.space[96],
      alignItems: 'start',
    },
    [media.wide]: { columnGap: vars.space[96] },
  },
});

globalStyle(`${inner} > *`, { '@media': { [media.desktop]: { gridColumn: 1 } } });

globalStyle(`${inner} > aside`, {
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 3',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})`,
    },
    // Where it is taller than the screen, its Connect would be out of reach.
    [`${media.desktop} and ${media.short}`]: { position: 'static' },
  },
});

export const title = style(titles.label);

export const text = style({ marginBlockStart: vars.space[12] });

// The first paragraph opens the text.
globalStyle(`${text} > p:first-child`, {
  marginBlockEnd: vars.space[24],
  fontSize: vars.fontSize.xl,
  lineHeight: 1.4,
});
