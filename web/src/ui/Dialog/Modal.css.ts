import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const layer = style({});

// The page under it stays where it is; `use-modal.ts` keeps the place of its scroll bar.
globalStyle(`:root:has(.${layer})`, { overflow: 'hidden' });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  touchAction: 'pinch-zoom',
  zIndex: vars.layer.overlay,
  backgroundColor: vars.color.scrim,
  animation: `${appear} ${vars.duration.steady} ${vars.ease.out}`,
});
