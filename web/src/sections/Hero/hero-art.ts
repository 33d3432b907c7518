import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** A picture from edge to edge of a phone; from tablets on the ground behind the words, whose place is its owner's. */
export const heroArt = {
  objectFit: 'cover',
  pointerEvents: 'none',
  maxInlineSize: 'none',
  '@media': {
    [media.belowTablet]: {
      inlineSize: `calc(100% + 2 * ${vars.space.gutter})`,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
    },
    [media.tablet]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      blockSize: '100%',
      maskComposite: 'intersect',
    },
  },
} as const;
