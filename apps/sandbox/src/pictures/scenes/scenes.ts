import { equipment } from './equipment.ts';
import { movement } from './movement.ts';
import { studio } from './studio.ts';

/** All scenes. */
export const scenes = { ...movement, ...equipment, ...studio };

export type SceneName = keyof typeof scenes;
