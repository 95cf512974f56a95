/** Scenes consist of layers, which consist of parts; styles decide how they are drawn. */

/** Role of a color; each style has its own palette. */
export type Tone =
  | 'ground'
  | 'floor'
  | 'shape'
  | 'shapeDeep'
  | 'paper'
  | 'ink'
  | 'main'
  | 'mainDeep'
  | 'soft'
  | 'accent'
  | 'leaf'
  | 'water'
  | 'waterDeep'
  | 'wood'
  | 'woodDeep'
  | 'skin'
  | 'skinDeep'
  | 'skinTwo'
  | 'skinTwoDeep'
  | 'hair'
  | 'hairTwo'
  | 'top'
  | 'topDeep'
  | 'bottom'
  | 'bottomDeep'
  | 'topTwo'
  | 'topTwoDeep'
  | 'bottomTwo'
  | 'bottomTwoDeep'
  | 'shoe';

export type Part = {
  /** Path data. */
  d: string;
  tone: Tone;
  /** Draws a line of this width instead of an area. */
  width?: number;
  /** SVG transform. */
  transform?: string;
};

/** Parts that touch: a style draws one outline or one shadow around all of them. */
export type Layer = {
  parts: readonly Part[];
  /** Things and people stand out in every style, sheets only where scenes are cut from paper. */
  depth: 'flat' | 'sheet' | 'solid';
};

/** Creates a layer of people or things. */
export const solid = (...parts: readonly Part[]): Layer => ({ parts, depth: 'solid' });

/** Creates a layer of the setting that may cast a shadow. */
export const sheet = (...parts: readonly Part[]): Layer => ({ parts, depth: 'sheet' });

/** Creates a layer of the setting without a shadow. */
export const flat = (...parts: readonly Part[]): Layer => ({ parts, depth: 'flat' });

/** Fills a shape. */
export const area = (tone: Tone, d: string): Part => ({ tone, d });

/** Draws a line. */
export const stroke = (tone: Tone, width: number, d: string): Part => ({ tone, width, d });
