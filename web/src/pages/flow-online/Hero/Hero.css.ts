import { style } from '@vanilla-extract/css';
import { heroArt } from '../../../sections/Hero/hero-art.ts';
import { media } from '../../../theme/media.ts';
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

export const indexTitle = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const groups = style({
  display: 'grid',
  marginBlockStart: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const group = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[12],
  blockSize: '100%',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  textDecoration: 'none',
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}, color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } },
    },
  },
});

export const groupTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const count = style({
  color: vars.color.accentText,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
