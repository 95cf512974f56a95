/** People: a pose says where hands and feet are, elbows and knees follow. */
import { angleBetween, between, ellipse, type Point, polar, reach, wrap } from './geometry.ts';
import { area, type Layer, type Part, solid, stroke, type Tone } from './layers.ts';

/** Both limbs of a kind. The near one is in front of the body, or to the right in a front view. */
type Pair<T> = readonly [near: T, far: T];

export type Pose = {
  hip: Point;
  /** Base of the neck. */
  chest: Point;
  /** Center of the head; above the torso by default. */
  head?: Point;
  /** 1 looks to the right (the default), -1 to the left, 0 to the viewer. */
  face?: -1 | 0 | 1;
  /** Shows the back of the head in a front view. */
  away?: true;
  hands: Pair<Point>;
  /** Ankles. */
  feet: Pair<Point>;
  /** Directions in which the joints bend, see `reach`. */
  elbows?: Pair<number>;
  knees?: Pair<number>;
  /** Directions of the feet in degrees. */
  toes?: Pair<number>;
  /** Distance of shoulders and of hips from the middle. */
  breadth?: readonly [shoulders: number, hips: number];
  /** Bends the back; in line with hip and chest by default. */
  waist?: Point;
};

type Hair = 'short' | 'bun' | 'tail' | 'bob' | 'curls' | 'cap';

export type Look = {
  hair: Hair;
  sleeves?: boolean;
  shorts?: boolean;
  barefoot?: boolean;
  /** Another person than the main one of the scene. */
  second?: boolean;
  scale?: number;
};

/** Heads have a radius of 16 around 0,0. A side view looks to the right. */
const hairByView: Record<'side' | 'front', Record<Hair, string>> = {
  side: {
    short: 'M15-5C17-24-19-25-18-1C-18 7-14 11-10 11C-10 5-8 0-4-2C3-3 11-4 15-5Z',
    bun: 'M14-7C14-23-18-24-17-1C-17 6-14 11-9 12C-9 4-7-1-2-4C4-5 10-5 14-7ZM-14-11A9 9 0 1 0-21-21A9 9 0 1 0-14-11Z',
    tail: 'M14-7C14-23-18-24-17-1C-17 4-15 8-11 10C-10 3-8-1-2-4C4-5 10-5 14-7ZM-13-10C-25-19-36-8-34 14C-28 12-23 4-15 1Z',
    bob: 'M14-6C15-24-19-25-19 0C-19 8-19 14-17 18C-10 20-4 18-2 13C-4 7-4 0 0-4C5-4 11-4 14-6Z',
    curls:
      'M15-6C19-14 12-22 5-20C2-26-9-26-12-20C-20-20-23-11-19-6C-24 0-20 9-14 9C-12 12-9 12-8 10C-9 4-8-1-3-3C3-3 10-3 15-6Z',
    cap: 'M24-5C24-9 17-8 15-9C12-23-18-24-18-2C-18 6-14 10-10 10C-10 5-9 0-7-3C2-5 14-3 24-5Z',
  },
  front: {
    short: 'M-16 0C-22-24 22-24 16 0C13-6 10-8 4-8C-4-7-12-8-16 0Z',
    bun: 'M-16 1C-20-22 20-22 16 1C12-6 6-10 0-11C-6-10-12-6-16 1ZM0-15A9 9 0 1 0 0-33A9 9 0 1 0 0-15Z',
    tail: 'M-16 1C-20-22 20-22 16 1C12-6 6-10 0-11C-6-10-12-6-16 1ZM8-14C20-28 36-20 34-4C28-8 20-8 13-6Z',
    bob: 'M-19 17C-24-26 24-26 19 17C15 18 12 16 12 12C14 2 12-5 2-8C-6-7-13-2-12 12C-12 16-15 18-19 17Z',
    curls:
      'M-16 4C-25 0-24-10-18-12C-18-22-6-26 0-21C7-26 18-22 18-12C24-9 24 0 16 4C15-4 10-8 0-8C-10-8-15-4-16 4Z',
    cap: 'M-16-1C-20-24 20-24 16-1C19 0 18 3 14 2C5-1-5-1-14 2C-18 3-19 0-16-1Z',
  },
};

const skullByView = {
  side: 'M13-6C14-3 18 3 18 5C18 7 14 6 14 8C14 14 10 18 4 17C-9 17-15 8-15-1C-15-18 11-20 13-6Z',
  front: ellipse([0, 1], 15, 17),
};

const featuresByView = {
  side: 'M7 1q2 1.500 4 0',
  front: 'M-8 3q2.500 2 5 0M3 3q2.500 2 5 0M-3 11q3 2.500 6 0',
};

/** Returns a person from back to front. */
export function figure(pose: Pose, look: Look): Layer[] {
  const { hip, chest, hands, feet, face = 1, away = false } = pose;
  const { hair, sleeves = false, shorts = false, barefoot = false, second = false } = look;
  const { scale = 1 } = look;
  const isFront = face === 0;
  const {
    elbows = isFront ? [-1, 1] : [face, face],
    knees = isFront ? [-1, 1] : [-face, -face],
    toes = isFront ? [40, 140] : face > 0 ? [0, 0] : [180, 180],
    breadth = isFront ? [17, 10] : [3, 2],
    waist = between(hip, chest, 0.42),
  } = pose;
  const spine = angleBetween(hip, chest);
  const shoulders = polar(chest, -11 * scale, spine);
  const { head = polar(chest, 21 * scale, spine) } = pose;

  const tone = (name: 'skin' | 'top' | 'bottom', isFar = false): Tone =>
    `${name}${second ? 'Two' : ''}${isFar && !isFront ? 'Deep' : ''}`;
  /** Takes radii in units of a person of normal size. */
  const body = (...circles: readonly (readonly [Point, number])[]): string =>
    wrap(...circles.map(([center, radius]) => [center, radius * scale] as const));
  const beside = (middle: Point, distance: number, at: number): Point =>
    polar(middle, (at === 0 ? distance : -distance) * scale, spine + 90);

  const drawArm = (at: 0 | 1): Part[] => {
    const shoulder = beside(shoulders, breadth[0], at);
    const { joint, end } = reach(shoulder, hands[at], 41 * scale, elbows[at]);
    const palm = polar(end, 6 * scale, angleBetween(joint, end));
    return [
      area(tone('skin', at === 1), body([joint, 8], [end, 5.5], [palm, 6])),
      area(
        tone(sleeves ? 'top' : 'skin', at === 1),
        body([shoulder, 11], [joint, sleeves ? 9.5 : 8]),
      ),
    ];
  };

  const drawLeg = (at: 0 | 1): Part[] => {
    const from = beside(hip, breadth[1], at);
    const { joint, end } = reach(from, feet[at], 56 * scale, knees[at]);
    const sole = (distance: number): Point =>
      polar(polar(end, distance * scale, toes[at]), 4 * scale, 90);
    const isFar = at === 1;
    const cloth = tone(shorts ? 'skin' : 'bottom', isFar);
    return [
      area(cloth, body([joint, 11], [end, 6.5])),
      area(cloth, body([from, 16], [joint, 11])),
      area(barefoot ? tone('skin', isFar) : 'shoe', body([sole(-3), 7], [sole(16), 5.5], [end, 7])),
      ...(shorts
        ? [area(tone('bottom', isFar), body([from, 16.5], [between(from, joint, 0.62), 14.5]))]
        : []),
    ];
  };

  const shoulderRadius = isFront ? 11 : 16;
  const waistRadius = isFront ? 16 : 14.5;
  const torso = [
    area(tone('skin', true), body([polar(chest, -4 * scale, spine), 7], [head, 6.5])),
    area(
      tone('top'),
      body(
        [beside(shoulders, breadth[0], 0), shoulderRadius],
        [beside(shoulders, breadth[0], 1), shoulderRadius],
        [waist, waistRadius],
      ),
    ),
    area(tone('top'), body([waist, waistRadius], [hip, 14.5])),
  ];
  const belt = between(hip, waist, 0.45);
  const pelvis = area(
    tone('bottom'),
    body(
      [beside(hip, breadth[1], 0), 15],
      [beside(hip, breadth[1], 1), 15],
      [beside(belt, waistRadius - 1, 0), 1.5],
      [beside(belt, waistRadius - 1, 1), 1.5],
    ),
  );

  const view = isFront ? 'front' : 'side';
  const hairTone = second ? 'hairTwo' : 'hair';
  const [x, y] = head.map((value) => value.toFixed(1));
  const tilt = (angleBetween(chest, head) + 90).toFixed(0);
  const transform = `translate(${x} ${y}) rotate(${tilt}) scale(${face < 0 ? -scale : scale} ${scale})`;
  const headLayer = solid(
    ...[
      area(tone('skin'), skullByView[view]),
      area(hairTone, hairByView[view][hair]),
      away ? area(hairTone, ellipse([0, -1], 16)) : stroke('ink', 1.8, featuresByView[view]),
    ].map((part) => ({ ...part, transform })),
  );

  return isFront
    ? [
        solid(...drawArm(1), ...drawArm(0), ...torso),
        solid(...drawLeg(1), ...drawLeg(0), pelvis),
        headLayer,
      ]
    : [
        solid(...drawArm(1)),
        solid(...drawLeg(1)),
        solid(...torso, ...drawLeg(0), pelvis),
        headLayer,
        solid(...drawArm(0)),
      ];
}
