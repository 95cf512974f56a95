import { Transformer } from '@napi-rs/image';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../../src/pictures/scenes/drawScene.ts';
import { createPalette } from '../../src/pictures/scenes/palettes.ts';
import type { Turn } from '../../src/pictures/scenes/scene.ts';
import { scenes, type SceneName } from '../../src/pictures/scenes/scenes.ts';

const size = { width: 480, height: 320 };
const color = '#1A3294';
const turns = [0, 1, 2, 3] as const;

/** Narrows the keys, which are strings to TypeScript. */
const isScene = (name: string): name is SceneName => name in scenes;
const sceneNames = Object.keys(scenes).filter(isScene);

describe.each(['LINE', 'DUOTONE', 'CUTOUT'] as const)('in the style %s', (style) => {
  const drawAll = (turn: Turn) =>
    sceneNames.map((scene) => drawScene({ scene, style, color, turn, mirrored: false }, size));

  test.each(turns)('draws people in each scene, turn %d', (turn) => {
    const { skin, skinTwo } = createPalette(style, color, turn);
    for (const [index, svg] of drawAll(turn).entries()) {
      const hasPeople = [skin, skinTwo].some((tone) => svg.includes(`fill="${tone}"`));
      expect([sceneNames[index], hasPeople]).toEqual([sceneNames[index], true]);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
    expect(drawAll(turn)).toEqual(drawAll(turn));
  });

  test('draws well-formed SVG', async () => {
    // Definitions are parsed, but not rendered, which takes long.
    const nested = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><defs>${turns.flatMap(drawAll).join('')}</defs></svg>`;
    await expect(Transformer.fromSvg(nested).metadata()).resolves.toHaveProperty('format', 'svg');
  });
});

test('draws the same scene differently in each style, turn and direction', () => {
  const drawings = (['LINE', 'DUOTONE', 'CUTOUT'] as const).flatMap((style) =>
    turns.flatMap((turn) =>
      [false, true].map((mirrored) =>
        drawScene({ scene: 'yoga', style, color, turn, mirrored }, size),
      ),
    ),
  );
  expect(new Set(drawings).size).toBe(24);
});

test('shows more of the surroundings in a wider picture, and the whole scene', () => {
  const picture = { scene: 'yoga', style: 'LINE', color, turn: 0, mirrored: false } as const;
  expect(drawScene(picture, size)).toContain('viewBox="-18 -14 516 344"');
  expect(drawScene(picture, { width: 1200, height: 630 })).toContain('viewBox="-87.5 -14 655 344"');
});
