import { style } from '@vanilla-extract/css';
import { heroArt } from '../../../sections/Hero/hero-art.ts';
import { grid } from '../../../theme/columns.ts';
import { hairline, ruledRow } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { balanced, displayed } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// On phones a strip between the words and the index; above, the ground behind both.
export const art = style([
  heroArt,
  {
    '@media': {
      [media.belowTablet]: {
        aspectRatio: '16 / 9',
        objectPosition: '50% 30%',
        maskImage: 'linear-gradient(to bottom, transparent, black 30%, black 70%, transparent)',
      },
      [media.tablet]: {
        inlineSize: '54%',
        objectPosition: '61% 40%',
        maskImage:
          'linear-gradient(to right, transparent, rgb(0 0 0 / 0.3) 26%, black 52%), linear-gradient(to bottom, black 66%, transparent 94%)',
      },
      [media.desktop]: { inlineSize: '66%', objectPosition: '58% 40%' },
    },
  },
]);

export const index = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  paddingBlockEnd: vars.space[32],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[48] } },
});

export const groups = style([grid({ tablet: [3, 24], desktop: [6] }), { marginBlockStart: vars.space[12] }]);

export const group = style({
  ...ruledRow(12, hairline('lineStrong')),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  blockSize: '100%',
  textDecoration: 'none',
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}, color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } },
    },
  },
});

export const groupTitle = style({ ...displayed, ...balanced, fontSize: vars.fontSize.lg, lineHeight: 1.15 });

export const count = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
