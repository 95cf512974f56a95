import { beforeEach, expect, test } from 'vitest';
import { detectRedirectLoop, resetRedirects } from './redirects.ts';

beforeEach(resetRedirects);

test('detects two pages that redirect to each other at the third turn', () => {
  const turns = [0, 100, 200, 300, 400].map((at, index) =>
    index % 2 === 0
      ? detectRedirectLoop('/a', '/login', at)
      : detectRedirectLoop('/login', '/a', at),
  );
  expect(turns).toEqual([false, false, false, false, true]);
});

test('ignores the same redirect at long intervals', () => {
  expect([0, 20_000, 40_000, 60_000].map((at) => detectRedirectLoop('/a', '/b', at))).not.toContain(
    true,
  );
});
