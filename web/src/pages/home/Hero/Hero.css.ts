import { style } from '@vanilla-extract/css';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

const fadeAbove = 'linear-gradient(to bottom, transparent, black 38%, black 84%, rgb(0 0 0 / 0.4))';
const fadeToText = 'linear-gradient(to right, transparent 12%, rgb(0 0 0 / 0.2) 44%, black 66%)';
const fadeBelow = 'linear-gradient(to bottom, black 84%, transparent)';

export const picture = style({
  display: 'block',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockStart: `calc(-1 * ${vars.space[32]})`,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { marginBlockStart: `calc(-1 * ${vars.space[160]})` },
    [media.desktop]: {
      // The figure, at 71.5% of its drawing, stands at 76% of the screen however wide that is.
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% + 26vw)',
      transform: 'translateX(-71.5%)',
      aspectRatio: '16 / 10',
      inlineSize: 'auto',
      blockSize: '112%',
      margin: 0,
    },
  },
});

export const art = style({
  inlineSize: '100%',
  maskImage: fadeAbove,
  '@media': {
    [media.desktop]: {
      maxInlineSize: 'none',
      blockSize: '100%',
      objectFit: 'cover',
      maskImage: `${fadeToText}, ${fadeBelow}`,
      maskComposite: 'intersect',
    },
  },
});

export const ground = style({
  ...ruledRow(24, hairline('lineStrong')),
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.desktop]: { gap: vars.space[16], marginBlockStart: vars.space[24], maxInlineSize: '29rem' },
    [media.wide]: { maxInlineSize: '36rem' },
  },
});
