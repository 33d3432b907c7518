import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style([
  sectionTitle,
  {
    maxInlineSize: '9em',
    '@media': {
      [media.belowTablet]: { textWrap: 'wrap' },
      // A little into the gap, where its second half would break.
      [media.desktop]: {
        inlineSize: 'max-content',
        marginInlineEnd: `calc(-1 * ${vars.space[64]})`,
      },
    },
  },
]);

export const intro = style({ maxInlineSize: '32rem', color: vars.color.textMuted });

// On phones a rail; above, three pictures of which each stands lower than the one before.
export const people = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlockStart: vars.space[48],
  '@media': {
    [media.belowTablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(72vw, 18rem)',
      gap: vars.space[12],
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: vars.space[4],
      scrollPaddingInline: vars.space.gutter,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { columnGap: vars.space[48], marginBlockStart: vars.space[64] },
  },
});

export const person = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  scrollSnapAlign: 'start',
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(2)': { marginBlockStart: vars.space[48] },
        '&:nth-child(3)': { marginBlockStart: vars.space[96] },
      },
    },
  },
});

export const frame = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  border: `${vars.line.hair} solid ${vars.color.line}`,
});

export const picture = style({
  inlineSize: '100%',
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { [`${person}:hover &`]: { transform: 'scale(1.03)' } } } },
});

export const link = style({
  marginBlockStart: vars.space[12],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const facts = style({
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[32],
  rowGap: vars.space[12],
  marginBlockStart: vars.space[48],
});

export const online = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});
