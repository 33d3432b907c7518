import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { palette } from '../../../theme/palette.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

const pointing = `${media.tablet} and ${media.hover}`;

/**
 * Rows of four end flush: of 7 or 11 people the first stands across two places, of 6 or 10 the first two, of 5 or 9
 * the first three.
 */
const acrossTwo = [
  ':nth-child(1):nth-last-child(4n + 3)',
  ':nth-child(1):nth-last-child(4n + 2)',
  ':nth-child(2):nth-last-child(4n + 1)',
  ':nth-child(1):nth-last-child(4n + 1)',
  ':nth-child(2):nth-last-child(4n)',
  ':nth-child(3):nth-last-child(4n + 3)',
];
const every = (selectors: readonly string[]) => selectors.join(', ');

export const person = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': {
    [media.desktop]: {
      selectors: {
        [every(acrossTwo.map((place) => `&${place}`))]: {
          gridColumn: 'span 2',
          gridTemplateColumns: 'subgrid',
          columnGap: vars.space[24],
        },
      },
    },
  },
});

const featured = (part: string) => every(acrossTwo.map((place) => `${person}${place} ${part}`));

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  isolation: 'isolate',
});

export const picture = style({ inlineSize: '100%' });

const shown = { opacity: 1, transform: 'none' };

/** The whole picture is the button. */
export const toggle = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  inlineSize: '100%',
  borderRadius: 'inherit',
  textAlign: 'start',
  // The frame clips what is outside of it: the ring stands inside, in a colour that every drawing carries.
  selectors: {
    '&:focus-visible': {
      outlineColor: palette.paper,
      outlineOffset: '-4px',
      boxShadow: `inset 0 0 0 ${vars.space[8]} ${palette.ink}`,
    },
  },
});

export const overlay = style({
  inlineSize: '100%',
  padding: vars.space[16],
  paddingBlockStart: vars.space[96],
  backgroundImage: `linear-gradient(to top, ${palette.ink} 34%, rgb(12 15 18 / 0.86) 62%, transparent)`,
  color: palette.paper,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  textWrap: 'balance',
  // Not hidden: seen or not, it can be heard.
  opacity: 0,
  transform: 'translateY(0.5rem)',
  transition: `opacity ${vars.duration.steady} ${vars.ease.out}, transform ${vars.duration.steady} ${vars.ease.out}`,
  selectors: { [`${toggle}[aria-pressed="true"] &`]: shown },
  '@media': {
    [media.desktop]: { fontSize: vars.fontSize.lg },
    [media.wide]: { fontSize: vars.fontSize.xl },
    [pointing]: {
      selectors: {
        [`${toggle}:hover:not([data-dismissed]) &`]: shown,
        [`${toggle}:focus-visible:not([data-dismissed]) &`]: shown,
      },
    },
  },
});

// Borders, not backgrounds: those vanish under forced colours.
const stroke = {
  content: '',
  position: 'absolute',
  insetInline: '0.625rem',
  insetBlockStart: 'calc(50% - 1px)',
  borderBlockStart: `${vars.line.bold} solid currentColor`,
  transition: `transform ${vars.duration.steady} ${vars.ease.out}`,
} as const;

/** Says that there is more to see, where pointing cannot. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  inlineSize: vars.space[32],
  blockSize: vars.space[32],
  borderRadius: vars.radius.round,
  backgroundColor: palette.ink,
  color: palette.amberBright,
  selectors: {
    '&::before': stroke,
    '&::after': { ...stroke, transform: 'rotate(90deg)' },
    [`${toggle}[aria-pressed="true"] &::after`]: { transform: 'rotate(0deg)' },
  },
  '@media': { [pointing]: { display: 'none' } },
});

export const caption = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  '@media': { [media.desktop]: { selectors: { [featured('&')]: { alignSelf: 'end' } } } },
});

export const name = style({ ...titles.plain, lineHeight: vars.lineHeight.snug });

export const facts = style({ ...text.accent, lineHeight: vars.lineHeight.snug });

export const description = style({
  ...text.note,
  marginBlockStart: vars.space[4],
  lineHeight: 1.5,
  '@media': {
    [media.desktop]: {
      selectors: {
        [featured('&')]: {
          color: vars.color.text,
          fontSize: vars.fontSize.lg,
          lineHeight: vars.lineHeight.snug,
          textWrap: 'balance',
        },
      },
    },
    [media.wide]: { selectors: { [featured('&')]: { fontSize: vars.fontSize.xl } } },
  },
});
