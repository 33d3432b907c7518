import { style } from '@vanilla-extract/css';
import { backLink } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text, title as titles } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

/** How far the picture reaches down over the words. */
export const overlap = { phone: vars.space[48], desktop: vars.space[96] };

export const hero = style({ position: 'relative', zIndex: vars.layer.raised });

export const inner = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlockStart: vars.space[24],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.space[64],
      alignItems: 'end',
      paddingBlockStart: vars.space[48],
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[64] } },
});

export const facts = style({
  ...text.eyebrow,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  marginBlockStart: vars.space[32],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[64] } },
});

export const title = style({ ...titles.section, marginBlockStart: vars.space[12] });

export const preview = style({ ...text.lead, marginBlockStart: vars.space[24], maxInlineSize: '38rem' });

export const byline = style({
  ...text.facts,
  display: 'grid',
  marginBlockStart: vars.space[24],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `${vars.line.bold} solid ${vars.color.accent}`,
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
