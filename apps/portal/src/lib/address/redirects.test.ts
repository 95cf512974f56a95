import { beforeEach, expect, test } from 'vitest';
import { circles, forgetRedirects } from './redirects.ts';

beforeEach(forgetRedirects);

test('detects two pages that redirect to each other at the third turn', () => {
  const turns = [0, 100, 200, 300, 400].map((at, index) =>
    index % 2 === 0 ? circles('/a', '/login', at) : circles('/login', '/a', at),
  );
  expect(turns).toEqual([false, false, false, false, true]);
});

test('ignores the same redirect at long intervals', () => {
  expect([0, 20_000, 40_000, 60_000].map((at) => circles('/a', '/b', at))).not.toContain(true);
});
