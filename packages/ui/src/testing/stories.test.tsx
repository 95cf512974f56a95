import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allStories } from './allStories.ts';
import { preferScheme, findStoryProblems } from './findStoryProblems.tsx';

describe('light scheme on a phone of 320 pixels', () => {
  beforeAll(async () => {
    await page.viewport(320, 640);
    await preferScheme('light');
  });
  afterAll(async () => {
    await page.viewport(1280, 800);
    await preferScheme('');
  });

  test.each(allStories)(
    'renders $piece, $name without axe violations, motion or overflow',
    async ({ Story }) => {
      expect(await findStoryProblems(Story)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );
});
