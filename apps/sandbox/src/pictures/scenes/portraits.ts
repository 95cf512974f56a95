/** Trainers: head and shoulders in the middle, so that a circle can be cut out. */
import { ellipse } from './geometry.ts';
import { area, flat, type Layer } from './layers.ts';
import { companion, person } from './people.ts';
import type { Scene } from './scene.ts';
import { wall } from './setting.ts';

/** Legs and hands are below the picture. */
const bust = {
  hip: [240, 480],
  chest: [240, 240],
  head: [240, 152],
  face: 0,
  hands: [
    [330, 500],
    [150, 500],
  ],
  feet: [
    [290, 900],
    [190, 900],
  ],
} satisfies Parameters<typeof person>[1];

/** Puts people into shirts of the brand's color; white ones would vanish on white pages. */
const dressInBrandColor = (layer: Layer): Layer => ({
  ...layer,
  parts: layer.parts.map((part) => (part.tone === 'topTwo' ? { ...part, tone: 'main' } : part)),
});

const hair = ['short', 'curls', 'bob', 'cap'] as const;

const portrait =
  (draw: typeof person, hasOwnHair = false): Scene =>
  (turn) => [
    wall(),
    flat(area('shape', ellipse([240, 200], 150))),
    ...draw(turn, bust, {
      scale: 4.2,
      sleeves: true,
      ...(hasOwnHair && { hair: hair[turn] }),
    }).map(dressInBrandColor),
  ];

export const portraits = {
  portrait: portrait(person),
  portraitOfColleague: portrait(companion),
  portraitOfNewcomer: portrait(companion, true),
};
