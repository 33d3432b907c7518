/** Signed distance to a form's outline: negative inside. */
export type Form = (x: number, y: number) => number;

export type Point = readonly [x: number, y: number];

/** A limb: thick as `startRadius` at its start and `endRadius` at its end. */
export function limb(start: Point, end: Point, startRadius: number, endRadius: number): Form {
  const [ax, ay] = start;
  const dx = end[0] - ax;
  const dy = end[1] - ay;
  const lengthSquared = dx * dx + dy * dy || 1;
  return (x, y) => {
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / lengthSquared));
    return (
      Math.hypot(x - ax - share * dx, y - ay - share * dy) - (startRadius + (endRadius - startRadius) * share)
    );
  };
}

export const circle =
  (centre: Point, radius: number): Form =>
  (x, y) =>
    Math.hypot(x - centre[0], y - centre[1]) - radius;

/** Forms grown into one another; `softness` is how far the joint reaches. */
export function join(forms: readonly Form[], softness: number): Form {
  return (x, y) => {
    let distance = Number.POSITIVE_INFINITY;
    for (const form of forms) {
      const next = form(x, y);
      const reach = Math.max(0, softness - Math.abs(distance - next)) / softness;
      distance = Math.min(distance, next) - (Number.isFinite(distance) ? reach * reach * softness * 0.25 : 0);
    }
    return distance;
  };
}

/** What is in the form and not within `margin` of the cut. */
export const without =
  (form: Form, cut: Form, margin = 0): Form =>
  (x, y) =>
    Math.max(form(x, y), margin - cut(x, y));

/** What is in any of the forms, with their edges kept sharp. */
export const together =
  (...forms: readonly Form[]): Form =>
  (x, y) => {
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const form of forms) nearest = Math.min(nearest, form(x, y));
    return nearest;
  };

/** The form turned about the origin, by an angle in radians. */
export function turned(form: Form, angle: number): Form {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => form(x * cos + y * sin, y * cos - x * sin);
}

/** The form moved to `origin` and scaled. */
export function placed(form: Form, origin: Point, scale: number): Form {
  return (x, y) => form((x - origin[0]) / scale, (y - origin[1]) / scale) * scale;
}

/**
 * How far a form lifts the lines at a distance from its outline: they begin to rise at `reach` outside, pass the outline
 * at a third of the way, and round up to 1 at `radius` inside.
 */
export function lift(distance: number, radius: number, reach: number): number {
  const approach = 0.34;
  if (distance >= 0) return approach * Math.exp(-((distance / reach) ** 1.4));
  const depth = Math.min(1, -distance / radius);
  return approach + (1 - approach) * Math.sqrt(1 - (1 - depth) ** 2);
}
