/** Rooms and landscapes around the people. The floor of every scene is at the same height. */
import { box, ellipse, line, type Point, polygon } from './geometry.ts';
import { area, flat, type Layer, type Part, sheet, solid, stroke } from './layers.ts';
import type { PictureStyle, Turn } from './scene.ts';

export const floorY = 262;

/** Scenes are wider than a picture, because link previews show more of them. */
const [left, right] = [-120, 600];
const wide = right - left;

/** Fills the whole picture. */
export const wall = (): Layer => flat(area('ground', box(left, -60, wide, 440)));

/** Draws the floor, straight or with the edge of cut paper. */
export const floor = (style: PictureStyle): Layer => {
  if (style === 'CUTOUT')
    return sheet(
      area(
        'floor',
        `M${left} 266C-20 254 60 268 150 262C250 256 330 268 430 260C500 256 540 264 ${right} 258V400H${left}Z`,
      ),
    );
  const ground = area('floor', box(left, floorY, wide, 120));
  return style === 'LINE'
    ? flat(ground, stroke('ink', 3, line([left, floorY], [right, floorY])))
    : flat(ground);
};

/** The large shape behind the people, in a form that is typical of the style. */
const focusByStyle = {
  LINE: [
    ellipse([240, 152], 122),
    'M120 262V160a120 120 0 0 1 240 0v102Z',
    'M92 182C84 104 150 34 244 36C340 38 402 98 392 178C386 232 344 262 300 262H172C124 262 96 230 92 182Z',
    box(104, 48, 272, 214, 36),
  ],
  DUOTONE: [
    ellipse([240, 170], 138),
    polygon([60, 262], [196, -60], [440, -60], [304, 262]),
    'M72 262a168 168 0 0 1 336 0Z',
    polygon([150, 262], [286, -60], [350, -60], [214, 262]) +
      polygon([246, 262], [382, -60], [446, -60], [310, 262]),
  ],
  CUTOUT: [
    'M238 30C312 26 366 82 362 156C360 226 306 276 236 272C166 270 116 220 118 150C118 84 168 34 238 30Z',
    'M104 270V166C102 90 160 34 238 36C318 34 378 92 376 168V270Z',
    'M62 200C58 130 104 118 132 84C168 38 236 18 292 46C340 70 348 96 384 124C426 158 424 220 396 270H88C74 250 64 226 62 200Z',
    'M240 46C262 20 304 22 318 52C352 52 376 84 362 116C390 136 388 178 358 194V270H122V194C92 178 90 136 118 116C104 84 128 52 162 52C176 22 218 20 240 46Z',
  ],
} as const satisfies Record<PictureStyle, readonly [string, string, string, string]>;

const focus = (turn: Turn, style: PictureStyle): Layer =>
  sheet(area('shape', focusByStyle[style][turn]));

/** Draws a wall with a large shape, and a floor. */
export const room = (turn: Turn, style: PictureStyle): Layer[] => [
  wall(),
  focus(turn, style),
  floor(style),
];

/** Draws hills and a sun. */
export const park = (turn: Turn, style: PictureStyle): Layer[] => [
  wall(),
  sheet(area('shape', ellipse([turn % 2 === 0 ? 322 : 158, 116], 72))),
  sheet(
    area(
      'shapeDeep',
      `M${left} 290V206C-40 168 40 170 110 196C190 226 250 160 350 168C440 176 520 214 ${right} 190V290Z`,
    ),
  ),
  sheet(
    area(
      'leaf',
      `M${left} 290V238C-30 220 60 226 130 236C230 250 330 214 420 224C490 232 540 240 ${right} 230V290Z`,
    ),
  ),
  floor(style),
];

/** Draws a mat on the floor, from one x to another. */
export const mat = (from: number, to: number): Layer =>
  solid(area('main', box(from, floorY - 3, to - from, 9, 4.5)));

/** Draws a plant in a pot. */
export const plant = (x: number, scale = 1): Layer[] => {
  const transform = `translate(${x} ${floorY}) scale(${scale})`;
  const leaves = [
    'M0-34C-8-66-2-88 6-104C16-84 14-58 4-34Z',
    'M-2-34C-30-44-38-66-40-84C-18-76-4-60 2-36Z',
    'M4-34C32-42 42-60 46-78C22-74 8-58 0-36Z',
  ];
  return [
    solid(...leaves.map((d) => ({ ...area('leaf', d), transform }))),
    solid({ ...area('paper', 'M-20-38H24L19 2H-15Z'), transform }),
  ];
};

/** Draws a window with two panes. */
export const windowFrame = (x: number, y: number, width: number, height: number): Layer =>
  solid(
    area('paper', box(x, y, width, height, 6)),
    area('shapeDeep', box(x + 7, y + 7, width / 2 - 10, height - 14, 3)),
    area('shapeDeep', box(x + width / 2 + 3, y + 7, width / 2 - 10, height - 14, 3)),
  );

/** Draws a lamp on a cable that ends at a height. */
export const lamp = (x: number, length: number): Layer[] => [
  flat(stroke('ink', 3, line([x, -60], [x, length]))),
  solid(area('accent', `M${x - 26} ${length + 20}a26 24 0 0 1 52 0Z`)),
];

/** Draws a shelf with dumbbells. */
export const rack = (x: number): Layer => {
  const dumbbell = (middle: number, y: number): Part[] => [
    stroke('ink', 4, line([middle - 12, y], [middle + 12, y])),
    area('accent', box(middle - 17, y - 8, 10, 16, 3)),
    area('accent', box(middle + 7, y - 8, 10, 16, 3)),
  ];
  return solid(
    ...[x - 40, x + 40].map((leg) => stroke('ink', 5, line([leg, 176], [leg, floorY]))),
    stroke('ink', 5, line([x - 46, 210], [x + 46, 210])),
    stroke('ink', 5, line([x - 46, 246], [x + 46, 246])),
    ...[-22, 22].flatMap((dx) => [...dumbbell(x + dx, 199), ...dumbbell(x + dx, 235)]),
  );
};

/** Draws wooden bars on the wall, as in a gymnasium. */
export const wallBars = (x: number): Layer =>
  solid(
    ...[76, 104, 132, 160, 188, 216].map((y) => stroke('woodDeep', 6, line([x, y], [x + 84, y]))),
    stroke('wood', 9, line([x, 58], [x, floorY])),
    stroke('wood', 9, line([x + 84, 58], [x + 84, floorY])),
  );

/** Draws a kettlebell on the floor. */
export const kettlebell = (x: number): Layer =>
  solid(
    stroke('ink', 7, `M${x - 11} 236c-6-22 28-22 22 0`),
    area('main', ellipse([x, 248], 19, 18)),
  );

/** Draws a tree. */
export const tree = (x: number, height: number): Layer[] => [
  solid(stroke('ink', 6, line([x, floorY - 10], [x, floorY - height * 0.5]))),
  solid(area('leaf', ellipse([x, floorY - height * 0.72], height * 0.26, height * 0.34))),
];

/** Draws a cloud whose lower left corner is at a point. */
export const cloud = ([x, y]: Point): Layer =>
  sheet(area('paper', `M${x} ${y}a15 15 0 0 1 12-24a22 22 0 0 1 41-4a16 16 0 0 1 21 28Z`));

/** Draws short lines that show motion, to the left of an x. */
export const speed = (x: number, ...heights: readonly number[]): Layer =>
  flat(
    ...heights.map((y, at) =>
      stroke('paper', 5, line([x - 64 - (at % 2) * 16, y], [x - 18 - (at % 2) * 24, y])),
    ),
  );

/** Draws the shadow of someone in the air. */
export const shadow = (x: number, width: number): Layer =>
  flat(area('soft', ellipse([x, floorY + 16], width / 2, 6)));
