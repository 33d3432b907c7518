import { vars } from '../../theme/theme.css.ts';

/** One of the parts that stand in one place and take turns. All keep their room; the current one is seen. */
export const turning = {
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(0.5rem)',
  transition: `opacity ${vars.duration.slow} ${vars.ease.out}, transform ${vars.duration.slow} ${vars.ease.out}, visibility 0s ${vars.duration.slow}`,
  selectors: {
    '&[data-current]': { opacity: 1, visibility: 'visible', transform: 'none', transitionDelay: '0s' },
  },
} as const;
