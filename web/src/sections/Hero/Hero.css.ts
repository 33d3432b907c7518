import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import * as lead from '../Lead/Lead.css.ts';

/**
 * A picture `within` the screen; `over` the edge to the next section, where it runs on; `low` is less than a screen.
 */
export const hero = styleVariants({
  within: { position: 'relative', overflow: 'hidden' },
  over: { position: 'relative', zIndex: vars.layer.raised },
  low: { position: 'relative', overflow: 'hidden' },
});

const height = (least: string, most: string, part = '100svh') =>
  `clamp(${least}, ${part} - ${vars.size.header}, ${most})`;

export const screen = style({
  display: 'grid',
  paddingBlockStart: vars.space[32],
  selectors: {
    [`${hero.over} > &`]: { position: 'relative' },
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
        [`${hero.over} > &`]: { minBlockSize: height('40rem', '56rem'), paddingBlockStart: vars.space[24] },
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
  position: 'relative',
  zIndex: vars.layer.raised,
  alignSelf: 'center',
  maxInlineSize: '42rem',
  selectors: { [`${hero.low} > ${screen} > &`]: { maxInlineSize: '34rem' } },
  '@media': {
    [tabletOnly]: { selectors: { [`${hero.low} > ${screen} > &`]: { maxInlineSize: '24rem' } } },
  },
});

const part = (look: keyof typeof hero, name: string) => `${hero[look]} > ${screen} > ${words} > ${name}`;

// Clear of the picture.
globalStyle(part('within', lead.text), {
  maxInlineSize: '25rem',
  textWrap: 'pretty',
  '@media': { [media.desktop]: { maxInlineSize: '33rem' } },
});

globalStyle(`${part('over', lead.note)}, ${part('within', lead.note)}`, {
  '@media': { [media.desktop]: { maxInlineSize: '32rem' } },
});

globalStyle(part('low', lead.actions), { marginBlockStart: vars.space[24] });
globalStyle(part('low', lead.note), { lineHeight: 1.5 });

globalStyle(`${words} > ${lead.actions}:has(> :nth-child(2))`, { gap: vars.space[8] });

/** Beside Connect on a phone of 390 px. */
export const secondary = style({ paddingInline: vars.space[16] });
