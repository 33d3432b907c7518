import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

const { danger } = tones;

export const summary = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  border: `${vars.line.hair} solid ${danger.line}`,
  borderRadius: vars.radius.sm,
  backgroundColor: danger.surface,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const heading = style({ fontWeight: vars.fontWeight.semibold, color: danger.text });

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  // The last line ends where the box does, however tall its target is.
  '@media': { [media.touch]: { marginBlock: `calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[12]})` } },
});

export const link = style({
  minBlockSize: vars.space[24],
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.hover]: { selectors: { '&:hover': { color: danger.text } } },
  },
});
