import { figure, type Look, type Pose } from './figure.ts';
import type { Layer } from './layers.ts';
import type { Turn } from './scene.ts';

/** Hair of the first and the second person of a scene. */
const hair = [
  ['bun', 'short'],
  ['curls', 'tail'],
  ['tail', 'cap'],
  ['short', 'bob'],
] as const;

type Clothes = Partial<Omit<Look, 'second'>>;

/** Draws the main person of a scene. */
export const person = (turn: Turn, pose: Pose, clothes: Clothes = {}): Layer[] =>
  figure(pose, { hair: hair[turn][0], ...clothes });

/** Draws another person, with other hair, skin and clothes. */
export const companion = (turn: Turn, pose: Pose, clothes: Clothes = {}): Layer[] =>
  figure(pose, { hair: hair[turn][1], second: true, ...clothes });
