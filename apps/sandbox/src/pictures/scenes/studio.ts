/** Scenes of the studio, its products and its news. */
import { box, ellipse, line, type Point } from './geometry.ts';
import { area, flat, type Layer, type Part, sheet, solid, stroke } from './layers.ts';
import { companion, person } from './people.ts';
import type { Scene } from './scene.ts';
import { floor, lamp, park, plant, rack, room, tree, wall } from './setting.ts';

/** A sports bag that hangs from a hand. */
const bag = ([x, y]: Point): Layer =>
  solid(
    stroke(
      'ink',
      4,
      `M${x - 20} ${y + 26}C${x - 16} ${y - 8} ${x + 16} ${y - 8} ${x + 20} ${y + 26}`,
    ),
    area('accent', box(x - 34, y + 22, 68, 36, 14)),
  );

const bagHandle: Point = [338, 158];

const front: Scene = (turn, style) => [
  ...park(turn, style),
  solid(area('shapeDeep', box(40, 44, 280, 220, 10))),
  solid(area('paper', box(64, 112, 132, 116, 8)), area('ground', box(74, 122, 112, 96, 4))),
  solid(area('ink', box(222, 112, 78, 152, 6)), area('ground', box(232, 122, 58, 140, 3))),
  solid(stroke('accent', 6, line([242, 186], [242, 206]))),
  solid(
    ...Array.from({ length: 8 }, (_, at) =>
      area(at % 2 === 0 ? 'main' : 'paper', `M${48 + at * 33} 74h33v30a16.500 16.500 0 0 1-33 0Z`),
    ),
  ),
  ...companion(
    turn,
    {
      hip: [130, 178],
      chest: [130, 150],
      face: 0,
      hands: [
        [152, 128],
        [108, 128],
      ],
      elbows: [1, -1],
      feet: [
        [142, 216],
        [118, 216],
      ],
    },
    { scale: 0.4 },
  ),
  ...tree(446, 160),
  bag(bagHandle),
  ...person(
    turn,
    {
      hip: [362, 156],
      chest: [364, 94],
      face: -1,
      hands: [
        [324, 154],
        [404, 138],
      ],
      elbows: [-1, -1],
      feet: [
        [326, 252],
        [398, 246],
      ],
      toes: [180, 200],
    },
    { scale: 0.92 },
  ),
];

const reception: Scene = (turn, style) => [
  ...room(turn, style),
  ...lamp(300, 40),
  ...lamp(390, 40),
  ...companion(
    turn,
    {
      hip: [344, 160],
      chest: [344, 106],
      face: -1,
      hands: [
        [270, 150],
        [312, 152],
      ],
      elbows: [-1, -1],
      feet: [
        [344, 250],
        [344, 250],
      ],
    },
    { sleeves: true, scale: 0.92 },
  ),
  solid(
    area('main', box(262, 172, 196, 96, 8)),
    area('wood', box(250, 156, 216, 18, 8)),
    area('mainDeep', box(282, 194, 156, 8, 4)),
  ),
  solid(area('ink', box(394, 118, 46, 34, 5)), stroke('ink', 6, line([416, 150], [416, 156]))),
  bag([108, 152]),
  ...person(
    turn,
    {
      hip: [156, 156],
      chest: [160, 94],
      hands: [
        [108, 152],
        [232, 132],
      ],
      elbows: [1, 1],
      feet: [
        [190, 252],
        [130, 252],
      ],
      toes: [0, 0],
    },
    { scale: 0.92 },
  ),
];

const interior: Scene = (turn, style) => [
  wall(),
  floor(style),
  ...[-80, 56, 192, 328, 464].map((x) =>
    sheet(area('shape', `M${x} 262V92a56 56 0 0 1 112 0v170Z`)),
  ),
  ...lamp(180, 30),
  ...lamp(316, 30),
  ...plant(446, 1.1),
  rack(72),
  solid(
    stroke('ink', 12, line([168, 256], [366, 256])),
    stroke('mainDeep', 10, line([352, 250], [334, 132])),
    stroke('ink', 9, line([342, 144], [302, 148])),
    area('main', box(310, 104, 46, 32, 6)),
  ),
  ...person(
    turn,
    {
      hip: [236, 154],
      chest: [246, 92],
      hands: [
        [288, 124],
        [212, 144],
      ],
      feet: [
        [196, 240],
        [284, 240],
      ],
      toes: [20, -15],
    },
    { shorts: true, scale: 0.92 },
  ),
];

/** A table with a bowl of salad, seen from the side. */
const bowl = (x: number, y: number): Layer[] => [
  solid(
    area('leaf', ellipse([x - 30, y - 6], 24, 18)),
    area('leaf', ellipse([x + 28, y - 6], 26, 20)),
    area('accent', ellipse([x, y - 12], 18)),
    area('leaf', ellipse([x + 4, y - 4], 14, 10)),
  ),
  solid(area('paper', `M${x - 62} ${y}h124c-2 36-26 52-62 52s-60-16-62-52Z`)),
];

const nutrition: Scene = (turn, style) => [
  ...room(turn, style),
  ...lamp(132, 54),
  ...lamp(348, 54),
  ...person(
    turn,
    {
      hip: [240, 196],
      chest: [240, 122],
      face: 0,
      hands: [
        [306, 176],
        [174, 176],
      ],
      feet: [
        [250, 308],
        [230, 308],
      ],
    },
    { sleeves: true, scale: 1.14 },
  ),
  ...bowl(240, 176),
  solid(
    area('accent', ellipse([348, 212], 17)),
    area('main', ellipse([380, 212], 17)),
    stroke('leaf', 4, 'M348 196q4-12 12-12'),
  ),
  solid(area('paper', box(104, 170, 34, 58, 8)), area('water', box(104, 194, 34, 34, 8))),
  solid(area('main', box(52, 236, 376, 140)), area('wood', box(30, 224, 420, 20, 8))),
];

/** Rays around a point. */
const rays = ([x, y]: Point, from: number, to: number): Part[] =>
  Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4;
    const end = (distance: number): Point => [
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
    ];
    return stroke('accent', 6, line(end(from), end(to)));
  });

const voucher: Scene = (turn, style) => [
  ...room(turn, style),
  ...plant(440, 1),
  solid(
    area('paper', box(64, 104, 250, 158, 16)),
    area('main', box(64, 104, 250, 44, 16)),
    area('main', box(64, 130, 250, 18)),
    area('accent', box(118, 104, 26, 158)),
    stroke('soft', 6, line([172, 184], [282, 184])),
    stroke('soft', 6, line([172, 206], [250, 206])),
    stroke('soft', 6, line([172, 228], [268, 228])),
  ),
  solid(
    area('accent', 'M131 104C96 60 70 84 84 102C92 112 114 110 131 104Z'),
    area('accent', 'M131 104C166 60 192 84 178 102C170 112 148 110 131 104Z'),
    area('accent', ellipse([131, 102], 11)),
  ),
  ...person(
    turn,
    {
      hip: [350, 158],
      chest: [342, 94],
      face: -1,
      hands: [
        [284, 98],
        [386, 152],
      ],
      elbows: [-1, -1],
      feet: [
        [342, 252],
        [374, 250],
      ],
      knees: [1, 1],
    },
    { scale: 0.95 },
  ),
];

const dayPass: Scene = (turn, style) => [
  ...room(turn, style),
  solid(
    ...[
      area(
        'paper',
        'M150 92h270a14 14 0 0 1 14 14v38a18 18 0 0 0 0 36v38a14 14 0 0 1-14 14H150a14 14 0 0 1-14-14v-38a18 18 0 0 0 0-36v-38a14 14 0 0 1 14-14Z',
      ),
      ...[108, 134, 160, 186, 212].map((y) => stroke('soft', 5, line([352, y], [352, y + 8]))),
      area('accent', ellipse([276, 162], 26)),
      ...rays([276, 162], 38, 52),
      stroke('main', 7, line([384, 132], [400, 132])),
      stroke('main', 7, line([384, 162], [400, 162])),
      stroke('main', 7, line([384, 192], [400, 192])),
    ].map((part) => ({ ...part, transform: 'rotate(-6 290 160)' })),
  ),
  bag([66, 150]),
  ...person(
    turn,
    {
      hip: [124, 156],
      chest: [130, 94],
      hands: [
        [72, 150],
        [196, 110],
      ],
      elbows: [1, 1],
      feet: [
        [170, 250],
        [90, 246],
      ],
      toes: [-10, 30],
    },
    { shorts: true, scale: 0.94 },
  ),
];

const card = (): Layer =>
  solid(
    area('accent', box(104, 160, 272, 118, 18)),
    area('paper', box(128, 184, 42, 32, 7)),
    stroke('ink', 6, line([128, 238], [208, 238])),
    stroke('ink', 6, line([128, 256], [176, 256])),
    area('paper', ellipse([340, 250], 14)),
    area('main', ellipse([322, 250], 14)),
  );

const sitting: Scene = (turn) => [
  card(),
  ...person(
    turn,
    {
      hip: [230, 146],
      chest: [220, 86],
      hands: [
        [176, 152],
        [290, 50],
      ],
      elbows: [1, -1],
      feet: [
        [290, 214],
        [258, 228],
      ],
      toes: [15, 30],
      breadth: [5, 4],
    },
    { scale: 0.96 },
  ),
];

const leaning: Scene = (turn) => [
  ...person(
    turn,
    {
      hip: [240, 196],
      chest: [240, 126],
      face: 0,
      hands: [
        [338, 158],
        [142, 158],
      ],
      feet: [
        [254, 250],
        [226, 250],
      ],
    },
    { sleeves: true, scale: 1.14 },
  ),
  card(),
  solid(area('skin', ellipse([340, 160], 9)), area('skin', ellipse([140, 160], 9))),
];

const membership: Scene = (turn, style) => [
  ...room(turn, style),
  ...plant(432, 1),
  ...plant(52, 0.85),
  ...(turn % 2 === 0 ? sitting : leaning)(turn, style),
];

const news: Scene = (turn, style) => [
  ...room(turn, style),
  flat(stroke('ink', 3, 'M-120 34Q-20 84 80 40Q180 92 280 40Q380 92 480 40Q560 84 600 34')),
  solid(
    ...[-60, -20, 20, 116, 156, 196, 240, 316, 356, 396, 440, 516].map((x, at) =>
      area((['accent', 'main', 'paper'] as const)[at % 3] ?? 'accent', `M${x} 60h26l-13 26Z`),
    ),
  ),
  ...plant(70, 1.1),
  solid(
    area('accent', 'M276 116L366 74V180L276 146Z'),
    area('paper', ellipse([366, 127], 13, 53)),
    area('main', box(254, 112, 28, 38, 8)),
    stroke('ink', 7, 'M268 150l6 26'),
  ),
  flat(
    stroke('accent', 6, line([398, 104], [424, 92])),
    stroke('accent', 6, line([402, 128], [432, 128])),
    stroke('accent', 6, line([398, 152], [424, 164])),
  ),
  ...person(
    turn,
    {
      hip: [190, 164],
      chest: [200, 102],
      hands: [
        [266, 160],
        [148, 156],
      ],
      elbows: [1, 1],
      feet: [
        [222, 252],
        [152, 252],
      ],
      breadth: [5, 4],
    },
    { sleeves: true, scale: 0.95 },
  ),
];

export const studio = {
  front,
  reception,
  interior,
  nutrition,
  voucher,
  dayPass,
  membership,
  news,
} satisfies Record<string, Scene>;
