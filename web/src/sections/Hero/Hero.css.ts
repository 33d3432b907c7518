import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { lead } from '../Lead/lead.ts';

/** Above the next section, for a picture that runs on over the edge between them. */
export const over = style({ position: 'relative', zIndex: vars.layer.raised });

/** `low` is less than a screen. */
export const hero = styleVariants({
  within: { position: 'relative', overflow: 'hidden' },
  low: { position: 'relative', overflow: 'hidden' },
});

const height = (least: string, most: string, part = '100svh') =>
  `clamp(${least}, ${part} - ${vars.size.header}, ${most})`;

export const screen = style({
  display: 'grid',
  paddingBlockStart: vars.space[32],
  selectors: {
    [`${over} > &`]: { position: 'relative' },
    [`${hero.low} > &`]: {
      position: 'relative',
      gap: vars.space[32],
      paddingBlockEnd: vars.space[24],
    },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateRows: '1fr auto',
      minBlockSize: height('40rem', '54rem'),
      selectors: {
        [`${over} > &`]: { minBlockSize: height('40rem', '56rem'), paddingBlockStart: vars.space[24] },
        [`${hero.low} > &`]: {
          minBlockSize: height('38rem', '50rem', '92svh'),
          paddingBlockEnd: vars.space[32],
        },
      },
    },
  },
});

const tabletOnly = `${media.tablet} and ${media.belowDesktop}`;

export const words = style({
  ...lead.frame,
  position: 'relative',
  zIndex: vars.layer.raised,
  alignSelf: 'center',
  maxInlineSize: '42rem',
  selectors: { [`${hero.low} > ${screen} > &`]: { maxInlineSize: '34rem' } },
  '@media': {
    [tabletOnly]: { selectors: { [`${hero.low} > ${screen} > &`]: { maxInlineSize: '24rem' } } },
  },
});
