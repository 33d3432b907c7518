import { style } from '@vanilla-extract/css';
import { heroArt } from '../../../sections/Hero/hero-art.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones between the words and the claims; above, the ground behind both.
export const art = style([
  heroArt,
  {
    '@media': {
      [media.belowTablet]: {
        aspectRatio: '5 / 4',
        objectPosition: '62% 40%',
        maskImage: 'linear-gradient(to bottom, transparent, black 24%, black 76%, transparent)',
      },
      [media.tablet]: {
        inlineSize: '62%',
        objectPosition: '40% 40%',
        maskImage:
          'linear-gradient(to right, transparent, rgb(0 0 0 / 0.3) 24%, black 46%), linear-gradient(to bottom, black 74%, transparent)',
      },
      [media.desktop]: { objectPosition: '60% 40%' },
    },
  },
]);

export const claims = style({
  ...ruledRow(24, hairline('lineStrong')),
  position: 'relative',
  zIndex: vars.layer.raised,
  '@media': { [media.tablet]: { maxInlineSize: '34rem', marginBlockStart: vars.space[48] } },
});
