import { style } from '@vanilla-extract/css';
import { heroArt } from '../../../sections/Hero/hero-art.ts';
import { lead } from '../../../sections/Lead/lead.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const eyebrow = style(text.eyebrow);

export const title = style(lead.titleBelow('7em'));

export const lede = style({
  ...lead.text('24rem'),
  '@media': { [media.desktop]: { maxInlineSize: '31rem' } },
});

export const actions = style(lead.nearActions);

// Beside Connect on a phone of 390 px.
export const secondary = style({ paddingInline: vars.space[16] });

export const note = style(lead.note('26rem'));

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
  position: 'relative',
  zIndex: vars.layer.raised,
  paddingBlock: vars.space[24],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  '@media': {
    [media.tablet]: { maxInlineSize: '34rem', marginBlockStart: vars.space[48] },
  },
});
