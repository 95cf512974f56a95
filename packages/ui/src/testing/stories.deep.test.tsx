import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allStories } from './allStories.ts';
import { preferScheme, findStoryProblems } from './findStoryProblems.tsx';

describe.each(['light', 'dark'] as const)('%s scheme on a desktop', (scheme) => {
  beforeAll(() => preferScheme(scheme));
  afterAll(() => preferScheme(''));

  test.each(allStories)(
    'renders $piece, $name without axe violations or motion',
    async ({ Story }) => {
      expect(await findStoryProblems(Story)).toEqual([]);
    },
  );
});
