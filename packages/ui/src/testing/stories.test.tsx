import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allStories } from './allStories.ts';
import { preferScheme, storyProblems } from './storyProblems.tsx';

describe('light, on a phone of 320 pixels: axe finds nothing, nothing moves and nothing is cut off', () => {
  beforeAll(async () => {
    await page.viewport(320, 640);
    await preferScheme('light');
  });
  afterAll(async () => {
    await page.viewport(1280, 800);
    await preferScheme('');
  });

  test.each(allStories)('$piece, $name', async ({ Story }) => {
    expect(await storyProblems(Story)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
