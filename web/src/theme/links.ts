import { media } from './media.ts';
import { moving } from './pictures.ts';
import { vars } from './theme.css.ts';

const standing = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
} as const;

/** A link that stands by itself. */
export const textLink = {
  ...standing,
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.line.bold,
} as const;

/** The way back to where the page belongs. */
export const backLink = { ...standing, textDecoration: 'none' } as const;

/** What is a link as a whole: its ring stands around all of it, so far away. */
export const linkedCard = (outlineOffset: string) =>
  ({
    position: 'relative',
    selectors: {
      '&:has(a:focus-visible)': { outline: `${vars.line.bold} solid ${vars.color.focus}`, outlineOffset },
    },
  }) as const;

/** The link in it, which a press anywhere follows. */
export const cardLink = {
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
} as const;

/** Underlined while a pointer is over what is a link as a whole. */
export const underlinedOver = (owner: string) =>
  ({
    '@media': {
      [media.hover]: {
        selectors: {
          [`${owner}:hover &`]: {
            textDecoration: 'underline',
            textDecorationColor: vars.color.accent,
            textDecorationThickness: vars.line.bold,
          },
        },
      },
    },
  }) as const;

/** An arrow that moves a little on while a pointer is over its link. */
export const movingArrow = (link: string, to: 'translateX(0.25rem)' | 'translateY(0.25rem)') =>
  moving(link, to, 'steady');
