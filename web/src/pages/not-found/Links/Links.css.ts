import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/columns.ts';
import { movingArrow } from '../../../theme/links.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('4fr 8fr', 32, 'stretch'));

export const title = style({ maxInlineSize: '9em', fontSize: vars.fontSize['3xl'] });

export const list = style({
  display: 'grid',
  columnGap: vars.space[48],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  blockSize: '100%',
  paddingBlock: vars.space[16],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  textDecoration: 'none',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const words = style({ display: 'grid' });

export const label = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold });

export const description = style(text.facts);

export const arrow = style([movingArrow(link, 'translateX(0.25rem)'), { flex: 'none' }]);
