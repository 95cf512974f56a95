/** Sports with equipment. */
import { box, ellipse, line, polygon } from './geometry.ts';
import { area, flat, type Layer, sheet, solid, stroke, type Tone } from './layers.ts';
import { companion, person } from './people.ts';
import type { Scene } from './scene.ts';
import {
  cloud,
  floor,
  floorY,
  kettlebell,
  lamp,
  plant,
  rack,
  room,
  wall,
  windowFrame,
} from './setting.ts';

/** A bar with two plates on each side. */
const barbell = (y: number, half: number, plate: number): Layer =>
  solid(
    stroke('ink', 6, line([240 - half - 30, y], [240 + half + 30, y])),
    ...[-1, 1].flatMap((way) => [
      area('main', box(240 + way * half - 8, y - plate, 16, plate * 2, 7)),
      area('accent', box(240 + way * (half + 18) - 7, y - plate * 0.7, 14, plate * 1.4, 6)),
    ]),
  );

const backSquat: Scene = (turn, style) => [
  ...room(turn, style),
  barbell(118, 136, 46),
  ...person(
    turn,
    {
      hip: [240, 190],
      chest: [240, 116],
      face: 0,
      hands: [
        [306, 112],
        [174, 112],
      ],
      elbows: [1, -1],
      feet: [
        [300, 252],
        [180, 252],
      ],
      toes: [30, 150],
      breadth: [20, 12],
    },
    { shorts: true, scale: 1.12 },
  ),
];

const overhead: Scene = (turn, style) => [
  ...room(turn, style),
  rack(68),
  kettlebell(404),
  ...person(
    turn,
    {
      hip: [240, 168],
      chest: [240, 110],
      face: 0,
      hands: [
        [294, 68],
        [186, 68],
      ],
      elbows: [1, -1],
      feet: [
        [288, 252],
        [192, 252],
      ],
    },
    { shorts: true, scale: 0.92 },
  ),
  barbell(64, 114, 34),
];

const strength: Scene = (turn, style) =>
  turn % 2 === 0 ? backSquat(turn, style) : overhead(turn, style);

const cycling: Scene = (turn, style) => [
  ...room(turn, style),
  ...lamp(70, 66),
  solid(
    stroke('ink', 9, line([150, floorY], [222, floorY])),
    stroke('ink', 9, line([300, floorY], [392, floorY])),
    stroke('mainDeep', 11, line([200, 168], [238, 226], [346, 216])),
    stroke('mainDeep', 11, line([238, 226], [186, floorY - 4])),
    stroke('mainDeep', 11, line([346, 216], [356, floorY - 4])),
    stroke('mainDeep', 11, line([328, 138], [350, 216])),
  ),
  solid(
    area('main', ellipse([346, 212], 44)),
    area('paper', ellipse([346, 212], 25)),
    area('main', ellipse([346, 212], 12)),
  ),
  solid(stroke('ink', 8, 'M314 134h22l14-10')),
  solid(area('ink', 'M170 150c14-6 36-6 54 0c-2 10-16 10-26 14c-14 2-28-4-28-14Z')),
  solid(stroke('ink', 6, line([222, 216], [254, 240]))),
  ...person(
    turn,
    {
      hip: [198, 138],
      chest: [262, 92],
      head: [291, 74],
      hands: [
        [332, 128],
        [328, 130],
      ],
      feet: [
        [258, 232],
        [224, 206],
      ],
      toes: [15, 15],
      waist: [219, 106],
    },
    { shorts: true, scale: 1.08 },
  ),
];

const rowing: Scene = (turn, style) => [
  ...room(turn, style),
  windowFrame(24, 60, 104, 100),
  solid(
    stroke('ink', 9, line([90, 248], [366, 240])),
    stroke('ink', 9, line([104, 250], [104, floorY])),
    stroke('mainDeep', 10, line([366, 236], [352, floorY])),
  ),
  solid(
    area('main', ellipse([372, 200], 44)),
    area('paper', ellipse([372, 200], 27)),
    area('main', ellipse([372, 200], 11)),
  ),
  solid(stroke('mainDeep', 9, line([342, 162], [334, 132])), area('ink', box(312, 106, 40, 32, 6))),
  solid(area('accent', box(138, 230, 56, 13, 6))),
  flat(stroke('ink', 3, line([222, 170], [342, 188]))),
  solid(stroke('ink', 7, line([222, 158], [222, 182]))),
  ...person(
    turn,
    {
      hip: [166, 212],
      chest: [140, 132],
      hands: [
        [214, 170],
        [214, 168],
      ],
      feet: [
        [292, 224],
        [290, 222],
      ],
      toes: [-60, -60],
    },
    { shorts: true, scale: 1.18 },
  ),
];

const boxing: Scene = (turn, style) => {
  const glove = (x: number, y: number): Layer =>
    solid(area('accent', ellipse([x, y], 18, 16)), area('paper', box(x - 26, y - 9, 10, 18, 4)));
  return [
    ...room(turn, style),
    flat(stroke('ink', 4, line([370, -60], [370, 62]))),
    solid(
      area('main', box(332, 52, 76, 166, 26)),
      area('mainDeep', box(332, 86, 76, 12)),
      area('mainDeep', box(332, 174, 76, 12)),
    ),
    flat(
      stroke('accent', 5, line([312, 78], [304, 66])),
      stroke('accent', 5, line([320, 132], [314, 146])),
    ),
    glove(256, 98),
    ...person(
      turn,
      {
        hip: [186, 160],
        chest: [212, 94],
        hands: [
          [304, 104],
          [246, 98],
        ],
        feet: [
          [128, 252],
          [248, 252],
        ],
        breadth: [5, 5],
      },
      { shorts: true, scale: 1.06 },
    ),
    glove(314, 104),
  ];
};

const climbing: Scene = (turn) => {
  const hold = (x: number, y: number, tone: Tone): Layer =>
    solid(area(tone, `M${x - 17} ${y + 3}c0-15 11-17 19-14c13-2 17 9 14 17c-6 9-30 9-33-3Z`));
  return [
    wall(),
    sheet(area('shapeDeep', polygon([400, -60], [640, -60], [640, 400], [360, 400]))),
    sheet(area('shape', polygon([70, -60], [420, -60], [380, 400], [120, 400]))),
    hold(304, 58, 'accent'),
    hold(176, 100, 'main'),
    hold(312, 230, 'leaf'),
    hold(178, 266, 'accent'),
    hold(122, 48, 'leaf'),
    hold(376, 142, 'paper'),
    hold(114, 182, 'paper'),
    hold(356, 290, 'main'),
    hold(246, 300, 'paper'),
    hold(444, 66, 'main'),
    hold(452, 214, 'accent'),
    flat(stroke('ink', 4, 'M240 190C252 140 244 60 250-60')),
    ...person(
      turn,
      {
        hip: [238, 180],
        chest: [248, 110],
        face: 0,
        away: true,
        hands: [
          [302, 52],
          [180, 94],
        ],
        elbows: [1, -1],
        feet: [
          [308, 218],
          [182, 254],
        ],
        toes: [20, 160],
      },
      { scale: 1.1 },
    ),
    solid(stroke('accent', 7, line([222, 178], [254, 182]))),
  ];
};

/** The surface of water, from one side of the scene to the other. */
const waves = (y: number): string => `M-120 ${y}${'q20-13 40 0t40 0'.repeat(9)}V400H-120Z`;

const swimming: Scene = (turn) => [
  wall(),
  sheet(area('shape', ellipse([turn % 2 === 0 ? 356 : 124, 112], 76))),
  cloud(turn % 2 === 0 ? [84, 92] : [332, 92]),
  sheet(area('shapeDeep', waves(176))),
  ...person(
    turn,
    {
      hip: [150, 214],
      chest: [250, 168],
      head: [292, 150],
      hands: [
        [364, 196],
        [330, 230],
      ],
      elbows: [-1, 1],
      feet: [
        [10, 226],
        [20, 236],
      ],
      toes: [180, 180],
    },
    { barefoot: true, scale: 1.4, hair: 'short' },
  ),
  sheet(area('water', waves(202))),
  sheet(area('waterDeep', waves(248))),
  flat(
    stroke('paper', 5, 'M84 232q16-12 32 0t32 0'),
    stroke('paper', 5, 'M300 236q16-12 32 0t32 0'),
    stroke('paper', 5, 'M196 284q16-12 32 0t32 0'),
  ),
];

const sauna: Scene = (turn, style) => [
  flat(
    area('wood', box(-120, -60, 720, 340)),
    ...[-8, 44, 96, 148, 200].map((y) => stroke('woodDeep', 3, line([-120, y], [600, y]))),
  ),
  floor(style),
  solid(
    area('woodDeep', box(30, 206, 262, 18, 5)),
    area('woodDeep', box(56, 222, 16, 42)),
    area('woodDeep', box(250, 222, 16, 42)),
  ),
  solid(area('ink', box(338, 186, 100, 78, 8)), area('accent', box(354, 212, 68, 30, 6))),
  solid(
    area('paper', ellipse([362, 178], 21, 15)),
    area('soft', ellipse([390, 170], 21, 15)),
    area('paper', ellipse([414, 180], 20, 13)),
  ),
  flat(
    ...[364, 392, 420].map((x, at) =>
      stroke('paper', 6, `M${x} ${146 - (at % 2) * 10}c-14-18 14-28 0-50`),
    ),
  ),
  solid(
    area('woodDeep', 'M300 236h30l-5 28h-20Z'),
    stroke('woodDeep', 4, 'M301 236c0-20 28-20 28 0'),
  ),
  ...companion(
    turn,
    {
      hip: [150, 190],
      chest: [166, 112],
      head: [186, 84],
      hands: [
        [238, 178],
        [230, 180],
      ],
      feet: [
        [236, 254],
        [214, 254],
      ],
      waist: [146, 150],
    },
    { barefoot: true, shorts: true, scale: 1.16, hair: 'bun' },
  ),
];

const reformer: Scene = (turn, style) => [
  ...room(turn, style),
  windowFrame(36, 54, 96, 88),
  solid(
    stroke('ink', 8, line([84, 240], [84, floorY])),
    stroke('ink', 8, line([408, 240], [408, floorY])),
    stroke('ink', 8, 'M408 232v-96'),
    area('wood', box(62, 226, 372, 17, 6)),
  ),
  solid(area('main', box(104, 210, 186, 17, 8))),
  flat(stroke('ink', 3, line([326, 92], [408, 138]))),
  ...person(
    turn,
    {
      hip: [244, 192],
      chest: [158, 192],
      head: [120, 188],
      hands: [
        [234, 204],
        [234, 202],
      ],
      feet: [
        [318, 78],
        [292, 76],
      ],
      toes: [-70, -70],
      knees: [-1, -1],
      elbows: [-1, -1],
    },
    { barefoot: true, scale: 1.2 },
  ),
];

const training: Scene = (turn, style) => [
  ...room(turn, style),
  rack(424),
  ...companion(
    turn,
    {
      hip: [324, 154],
      chest: [320, 92],
      face: -1,
      hands: [
        [278, 132],
        [256, 92],
      ],
      elbows: [-1, -1],
      feet: [
        [336, 252],
        [310, 252],
      ],
    },
    { sleeves: true, scale: 0.94 },
  ),
  solid(
    area('paper', polygon([252, 118], [284, 126], [274, 168], [242, 160])),
    stroke('ink', 3, line([258, 132], [273, 136])),
    stroke('ink', 3, line([255, 144], [270, 148])),
  ),
  ...person(
    turn,
    {
      hip: [112, 186],
      chest: [146, 116],
      hands: [
        [204, 128],
        [196, 128],
      ],
      feet: [
        [152, 252],
        [138, 252],
      ],
      breadth: [4, 4],
    },
    { shorts: true, scale: 1.06 },
  ),
  solid(
    stroke('ink', 8, line([209, 110], [209, 150])),
    area('main', box(198, 96, 22, 18, 6)),
    area('main', box(198, 146, 22, 18, 6)),
  ),
];

const checkup: Scene = (turn, style) => [
  ...room(turn, style),
  ...plant(84, 1.05),
  solid(
    area('paper', box(306, 62, 122, 100, 14)),
    ...[0, 1, 2, 3].map((at) =>
      area(at === 3 ? 'accent' : 'main', box(328 + at * 22, 134 - at * 15, 13, 12 + at * 15, 4)),
    ),
  ),
  solid(
    stroke('ink', 8, line([368, 166], [368, floorY])),
    stroke('ink', 8, line([336, floorY], [400, floorY])),
  ),
  solid(area('main', box(160, 252, 136, 16, 8))),
  ...person(
    turn,
    {
      hip: [228, 146],
      chest: [228, 88],
      face: 0,
      hands: [
        [267, 148],
        [189, 148],
      ],
      feet: [
        [246, 242],
        [210, 242],
      ],
    },
    { barefoot: true, shorts: true, scale: 0.88 },
  ),
];

export const equipment = {
  strength,
  cycling,
  rowing,
  boxing,
  climbing,
  swimming,
  sauna,
  reformer,
  training,
  checkup,
} satisfies Record<string, Scene>;
