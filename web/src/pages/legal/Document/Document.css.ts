import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const body = style({ '@media': { [media.belowDesktop]: { paddingBlockStart: vars.space[48] } } });

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[64],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: vars.space[96], alignItems: 'start' },
  },
});

export const aside = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[32]})`,
      // A long list scrolls by itself instead of ending below the screen.
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[64]})`,
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

export const text = style({ minInlineSize: 0 });

export const questions = style({
  display: 'grid',
  gap: vars.space[12],
  maxInlineSize: vars.measure,
  paddingBlockStart: vars.space[24],
  borderBlockStart: `${vars.line.bold} solid ${vars.color.accent}`,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const questionsTitle = style({ fontSize: vars.fontSize['2xl'] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] });
