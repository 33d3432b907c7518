import { style } from '@vanilla-extract/css';
import { growing, stacked } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { behind } from '../../../theme/pictures.ts';
import { title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

// Above the next section: the picture runs on over the edge between them.
export const thanks = style([
  growing('paddingBlock', 64, 128),
  { position: 'relative', zIndex: vars.layer.raised },
]);

export const picture = style({
  ...behind('100%', '18rem'),
  maxInlineSize: 'none',
  objectPosition: '50% 40%',
  maskImage: 'linear-gradient(to bottom, black 40%, transparent)',
  '@media': {
    [media.tablet]: {
      inlineSize: '46%',
      blockSize: '100%',
      maskImage: 'linear-gradient(to right, transparent 10%, black 64%)',
    },
    [media.desktop]: { inlineSize: '40%', blockSize: `calc(100% + ${vars.space[64]})`, maskImage: 'none' },
  },
});

export const inner = style({
  ...stacked(),
  position: 'relative',
  '@media': { [media.belowTablet]: { paddingBlockStart: '13rem' } },
});

export const title = style({
  ...titles.page,
  maxInlineSize: '8.6em',
  // The longest word fits on the narrowest screen.
  fontSize: `min(${vars.fontSize['6xl']}, 15vw)`,
  // A dash stands at the end of a line, never in the middle of the last but one.
  textWrap: 'wrap',
});

export const lede = style({ '@media': { [media.tablet]: { maxInlineSize: 'min(30rem, 52%)' } } });
