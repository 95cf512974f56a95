import { afterAll, beforeAll, describe, test } from 'vitest';
import { allStories } from './allStories.ts';
import { expectStillAndAccessible, preferScheme } from './expectStillAndAccessible.tsx';

describe.each(['light', 'dark'] as const)(
  '%s, on a desktop: axe finds nothing and nothing moves',
  (scheme) => {
    beforeAll(() => preferScheme(scheme));
    afterAll(() => preferScheme(''));

    test.each(allStories)('$piece, $name', ({ Story }) => expectStillAndAccessible(Story));
  },
);
