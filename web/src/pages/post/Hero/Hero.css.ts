import { style } from '@vanilla-extract/css';
import { columns, growing, stacked } from '../../../theme/columns.ts';
import { marked } from '../../../theme/lines.ts';
import { backLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text as texts, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

/** How far the picture reaches down over the words. */
export const overlap = { phone: vars.space[48], desktop: vars.space[96] };

export const hero = style({ position: 'relative', zIndex: vars.layer.raised });

export const inner = style([columns('7fr 5fr', 32, 'end'), growing('paddingBlockStart', 24, 48)]);

export const words = style({
  ...stacked(),
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[64] } },
});

export const facts = style([
  texts.eyebrow,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] },
  growing('marginBlockStart', 32, 64),
]);

export const title = style({ ...titles.section, marginBlockStart: vars.space[12] });

export const preview = style({ ...texts.lead, marginBlockStart: vars.space[24], maxInlineSize: '38rem' });

export const byline = style({
  ...texts.facts,
  ...marked(16),
  display: 'grid',
  marginBlockStart: vars.space[24],
});

export const author = style({ color: vars.color.text, fontWeight: vars.fontWeight.semibold });

export const frame = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockEnd: `calc(-1 * ${overlap.phone})`,
  '@media': {
    // As tall as the words, and from its column to the edge of the screen.
    [media.desktop]: {
      position: 'relative',
      alignSelf: 'stretch',
      minBlockSize: '32rem',
      marginInline: 0,
      marginBlockEnd: `calc(-1 * ${overlap.desktop})`,
    },
  },
});

export const picture = style({
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  inlineSize: '100%',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      aspectRatio: 'auto',
      inlineSize: `calc(100% + max(${vars.space.gutter}, (100vw - ${vars.size.page}) / 2))`,
      maxInlineSize: 'none',
      blockSize: '100%',
      objectPosition: '60% 50%',
      borderStartStartRadius: vars.radius.sm,
      borderEndStartRadius: vars.radius.sm,
    },
  },
});

export const back = style(backLink);
