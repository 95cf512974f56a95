import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allStories } from './allStories.ts';
import { preferScheme, storyProblems } from './storyProblems.tsx';

describe.each(['light', 'dark'] as const)(
  '%s, on a desktop: axe finds nothing and nothing moves',
  (scheme) => {
    beforeAll(() => preferScheme(scheme));
    afterAll(() => preferScheme(''));

    test.each(allStories)('$piece, $name', async ({ Story }) => {
      expect(await storyProblems(Story)).toEqual([]);
    });
  },
);
