import { style } from '@vanilla-extract/css';
import { columns, following } from '../../../theme/columns.ts';
import { boldLine, ruled } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const body = style({ '@media': { [media.belowDesktop]: { paddingBlockStart: vars.space[48] } } });

export const inner = style({
  ...columns('4fr 8fr', 64, 'start', 96),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const aside = style({
  '@media': {
    [media.desktop]: {
      ...following(32),
      // A long list scrolls by itself instead of ending below the screen.
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[64]})`,
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

export const text = style({ minInlineSize: 0 });

export const questions = style({
  ...ruled(24, boldLine()),
  display: 'grid',
  gap: vars.space[12],
  maxInlineSize: vars.measure,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] });
