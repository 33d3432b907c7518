import { createElement, type SVGProps } from 'react';

/** What each file of lucide-react's icons exports itself as. */
interface IconData {
  name: string;
  size: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string | undefined;
}

/**
 * Stands in for lucide-react's function of the same use: the icons are its own, its runtime for contexts, aliases and
 * absolute strokes would be a fiftieth of the first load.
 */
export default function createIcon({ size: drawnSize, node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...attributes }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${drawnSize} ${drawnSize}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden':
          attributes['aria-label'] === undefined && attributes.role === undefined ? true : undefined,
        ...attributes,
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
