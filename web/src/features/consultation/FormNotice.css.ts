import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

const { neutral, danger } = tones;

const base = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  border: `${vars.line.hair} solid`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const notice = styleVariants({ kept: neutral, wait: danger }, ({ line, surface }) => [
  base,
  { borderColor: line, backgroundColor: surface },
]);

export const title = style({ fontWeight: vars.fontWeight.semibold });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  // The line ends where the box does, however tall its targets are.
  '@media': { [media.touch]: { marginBlock: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[12]})` } },
});

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[24],
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});
