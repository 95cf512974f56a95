/** Shapes as SVG path data. Lengths are units of a scene, which is 480 wide and 320 high. */

export type Point = readonly [x: number, y: number];

type Circle = readonly [center: Point, radius: number];

const format = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns path data of straight lines through points. */
export const line = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${format(x)} ${format(y)}`).join('L')}`;

/** Returns path data of the area between points. */
export const polygon = (...points: readonly Point[]): string => `${line(...points)}Z`;

/** Returns the point at a distance from another, at an angle in degrees clockwise from the right. */
export const polar = ([x, y]: Point, distance: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

/** Returns the point at a share of the way between two points. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Returns the angle from one point to another in degrees. */
export const angleBetween = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;

/** Returns an ellipse, by default a circle. */
export const ellipse = ([x, y]: Point, rx: number, ry: number = rx): string =>
  `M${format(x - rx)} ${format(y)}a${rx} ${ry} 0 1 0 ${format(2 * rx)} 0a${rx} ${ry} 0 1 0 ${format(-2 * rx)} 0Z`;

/** Returns a rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
};

/** Returns the outline of circles wrapped in a band: two circles are a limb, four are a torso. */
export function wrap(...circles: readonly Circle[]): string {
  const points = circles
    .flatMap(([center, radius]) =>
      Array.from({ length: 40 }, (_, step) => polar(center, radius, step * 9)),
    )
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return polygon(...chain(points), ...chain(points.toReversed()));
}

/** Returns one half of a convex hull (monotone chain), without its last point. */
function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (turnsRight(hull.at(-2), hull.at(-1), point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

const turnsRight = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined &&
  b !== undefined &&
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;

/**
 * Returns elbow or knee and the end of a limb of two equal bones that reaches for a target.
 * @param bend 1 bends clockwise of the line to the target, -1 the other way
 */
export function reach(
  from: Point,
  target: Point,
  bone: number,
  bend: number,
): { joint: Point; end: Point } {
  const distance = Math.min(Math.hypot(target[0] - from[0], target[1] - from[1]), bone * 1.998);
  const direction = angleBetween(from, target);
  const turn = (Math.acos(distance / 2 / bone) * 180) / Math.PI;
  return {
    joint: polar(from, bone, direction + bend * turn),
    end: polar(from, distance, direction),
  };
}
