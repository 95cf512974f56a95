import { equipment } from './equipment.ts';
import { movement } from './movement.ts';
import { portraits } from './portraits.ts';
import { studio } from './studio.ts';

/** All scenes. */
export const scenes = { ...movement, ...equipment, ...studio, ...portraits };

export type SceneName = keyof typeof scenes;
