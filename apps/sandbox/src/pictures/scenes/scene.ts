import type { Schemas } from '../../platform/api.ts';
import type { Layer } from './layers.ts';

/** How a brand draws: outlined, as a poster in two colors, or cut from paper. */
export type PictureStyle = Required<Schemas['WhitelabelStyle']>['pictureStyle'];

/** Variation of pose, person, colors and setting. */
export type Turn = 0 | 1 | 2 | 3;

/** Composes a picture from back to front. */
export type Scene = (turn: Turn, style: PictureStyle) => Layer[];
