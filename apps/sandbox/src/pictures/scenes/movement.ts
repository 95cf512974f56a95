/** Sports that need little more than a floor. */
import { box, ellipse, line, type Point } from './geometry.ts';
import { area, flat, sheet, solid, stroke } from './layers.ts';
import { companion, person } from './people.ts';
import type { Scene, Turn } from './scene.ts';
import {
  cloud,
  floor,
  kettlebell,
  lamp,
  mat,
  park,
  plant,
  room,
  shadow,
  speed,
  tree,
  wall,
  wallBars,
  windowFrame,
} from './setting.ts';

const warrior: Scene = (turn, style) => [
  ...room(turn, style),
  ...plant(430, 0.95),
  mat(84, 386),
  ...person(
    turn,
    {
      hip: [222, 184],
      chest: [228, 112],
      head: [234, 84],
      hands: [
        [346, 106],
        [112, 112],
      ],
      elbows: [-1, -1],
      feet: [
        [322, 250],
        [110, 250],
      ],
      knees: [-1, 1],
      toes: [0, 150],
      breadth: [8, 7],
    },
    { barefoot: true, scale: 1.08 },
  ),
];

const treePose: Scene = (turn, style) => [
  ...room(turn, style),
  ...plant(84, 1.1),
  windowFrame(384, 72, 92, 108),
  mat(150, 330),
  ...person(
    turn,
    {
      hip: [240, 158],
      chest: [240, 102],
      face: 0,
      hands: [
        [246, 56],
        [234, 56],
      ],
      elbows: [1, -1],
      feet: [
        [242, 196],
        [234, 252],
      ],
      toes: [110, 110],
    },
    { barefoot: true, scale: 0.87 },
  ),
];

const yoga: Scene = (turn, style) =>
  turn % 2 === 0 ? warrior(turn, style) : treePose(turn, style);

const stretching: Scene = (turn, style) => [
  ...room(turn, style),
  windowFrame(32, 58, 100, 108),
  ...plant(424, 1.1),
  mat(96, 386),
  ...person(
    turn,
    {
      hip: [166, 234],
      chest: [224, 158],
      head: [252, 142],
      hands: [
        [326, 206],
        [316, 202],
      ],
      elbows: [-1, -1],
      feet: [
        [316, 246],
        [310, 248],
      ],
      toes: [-75, -75],
      waist: [182, 190],
    },
    { barefoot: true, scale: 1.28 },
  ),
];

const meditation: Scene = (turn, style) => [
  wall(),
  sheet(area('shape', ellipse([240, 148], 124))),
  sheet(area('shapeDeep', ellipse([240, 148], 90))),
  floor(style),
  ...plant(76, 1.15),
  ...plant(412, 0.85),
  solid(area('accent', box(166, 244, 148, 24, 12))),
  ...person(
    turn,
    {
      hip: [240, 222],
      chest: [240, 144],
      face: 0,
      hands: [
        [310, 224],
        [170, 224],
      ],
      feet: [
        [246, 244],
        [234, 244],
      ],
      toes: [180, 0],
    },
    { barefoot: true, scale: 1.2 },
  ),
  solid(area('skin', ellipse([312, 229], 8)), area('skin', ellipse([168, 229], 8))),
];

const pilates: Scene = (turn, style) => [
  ...room(turn, style),
  ...plant(62, 1.1),
  wallBars(392),
  mat(112, 372),
  ...person(
    turn,
    {
      hip: [210, 236],
      chest: [160, 160],
      hands: [
        [288, 176],
        [280, 170],
      ],
      elbows: [-1, -1],
      feet: [
        [336, 152],
        [330, 148],
      ],
      toes: [-36, -36],
      breadth: [4, 2],
    },
    { barefoot: true, scale: 1.28 },
  ),
];

const core: Scene = (turn, style) => [
  ...room(turn, style),
  ...lamp(96, 62),
  mat(48, 400),
  kettlebell(420),
  ...person(
    turn,
    {
      hip: [208, 190],
      chest: [300, 148],
      head: [334, 132],
      hands: [
        [302, 250],
        [286, 250],
      ],
      elbows: [1, 1],
      feet: [
        [82, 244],
        [76, 240],
      ],
      toes: [70, 70],
    },
    { scale: 1.26 },
  ),
];

const dance: Scene = (turn, style) => [
  ...room(turn, style),
  ...lamp(92, 58),
  ...lamp(400, 40),
  flat(
    stroke('accent', 5, 'M352 200a130 130 0 0 1-48 54'),
    stroke('accent', 5, 'M128 92a120 120 0 0 1 44-50'),
  ),
  ...person(
    turn,
    {
      hip: [240, 164],
      chest: [228, 102],
      head: [234, 75],
      hands: [
        [298, 52],
        [138, 124],
      ],
      elbows: [1, -1],
      feet: [
        [346, 172],
        [230, 252],
      ],
      knees: [-1, -1],
      toes: [-10, 20],
      breadth: [8, 6],
      waist: [243, 137],
    },
    { scale: 0.95 },
  ),
];

const jumping: Scene = (turn, style) => [
  ...room(turn, style),
  shadow(240, 130),
  flat(
    stroke('accent', 5, line([196, 244], [190, 256])),
    stroke('accent', 5, line([240, 242], [240, 256])),
    stroke('accent', 5, line([284, 244], [290, 256])),
  ),
  ...person(
    turn,
    {
      hip: [240, 154],
      chest: [240, 94],
      face: 0,
      hands: [
        [314, 56],
        [166, 56],
      ],
      elbows: [1, -1],
      feet: [
        [326, 216],
        [154, 216],
      ],
      toes: [10, 170],
    },
    { shorts: true, scale: 0.96 },
  ),
];

const running: Scene = (turn, style) => [
  ...park(turn, style),
  ...tree(60, 150),
  ...tree(436, 120),
  cloud(turn % 2 === 0 ? [92, 84] : [344, 84]),
  speed(160, 116, 148, 182),
  ...person(
    turn,
    {
      hip: [230, 160],
      chest: [258, 94],
      hands: [
        [310, 124],
        [206, 156],
      ],
      feet: [
        [146, 206],
        [314, 236],
      ],
      toes: [70, -20],
    },
    { shorts: true, scale: 1.06 },
  ),
];

const otherTurn = { 0: 2, 1: 3, 2: 0, 3: 1 } as const satisfies Record<Turn, Turn>;

const group: Scene = (turn, style) => {
  const star = (dx: number) => ({
    hip: [240 + dx, 155] as const,
    chest: [240 + dx, 97] as const,
    face: 0 as const,
    hands: [
      [290 + dx, 46],
      [190 + dx, 46],
    ] as const,
    elbows: [1, -1] as const,
    feet: [
      [272 + dx, 252],
      [208 + dx, 252],
    ] as const,
  });
  return [
    ...park(turn, style),
    ...tree(40, 150),
    ...tree(440, 130),
    ...companion(turn, star(-122), { shorts: true, scale: 0.9 }),
    ...companion(otherTurn[turn], star(122), { scale: 0.9 }),
    ...person(turn, star(0), { shorts: true, scale: 0.9 }),
  ];
};

const friends: Scene = (turn, style) => {
  const highFive: Point = [240, 66];
  return [
    ...room(turn, style),
    ...plant(62, 1.1),
    ...lamp(420, 56),
    ...companion(
      turn,
      {
        hip: [318, 156],
        chest: [302, 94],
        face: -1,
        hands: [[346, 150], highFive],
        elbows: [-1, -1],
        feet: [
          [344, 252],
          [288, 252],
        ],
      },
      { sleeves: true, scale: 0.92 },
    ),
    ...person(
      turn,
      {
        hip: [162, 156],
        chest: [178, 94],
        hands: [[134, 150], highFive],
        feet: [
          [192, 252],
          [136, 252],
        ],
      },
      { shorts: true, scale: 0.92 },
    ),
    flat(
      stroke('accent', 5, line([241, 26], [241, 42])),
      stroke('accent', 5, line([212, 34], [221, 48])),
      stroke('accent', 5, line([270, 34], [261, 48])),
    ),
  ];
};

export const movement = {
  yoga,
  stretching,
  meditation,
  pilates,
  core,
  dance,
  jumping,
  running,
  group,
  friends,
} satisfies Record<string, Scene>;
