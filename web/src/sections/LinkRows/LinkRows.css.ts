import { style, styleVariants } from '@vanilla-extract/css';
import { movingArrow } from '../../theme/links.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

const column = { borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` };

/** `names` are large and `notes` small, in one column; `directory` has two where there is room. */
export const list = styleVariants({
  names: column,
  notes: column,
  directory: {
    display: 'grid',
    columnGap: vars.space[48],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.space[64],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    [`${list.directory} &`]: {
      blockSize: '100%',
      paddingBlock: vars.space[16],
      borderColor: vars.color.lineStrong,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const words = style({ display: 'grid' });

export const label = style({
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    [`${list.directory} &`]: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.text },
    [`${list.names} &`]: {
      fontFamily: vars.font.display,
      fontSize: vars.fontSize.xl,
      fontWeight: vars.fontWeight.bold,
      letterSpacing: '-0.02em',
    },
  },
});

export const description = style(text.facts);

export const arrow = style([
  movingArrow(row, 'translateX(0.25rem)'),
  {
    flex: 'none',
    color: vars.color.accentText,
    selectors: {
      [`${list.directory} &`]: { color: 'inherit' },
      [`${list.names} &`]: { color: vars.color.accent },
    },
  },
]);
