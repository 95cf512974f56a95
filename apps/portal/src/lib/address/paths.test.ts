import { expect, test } from 'vitest';
import { path } from './paths.ts';

test('encodes parameters', () => {
  expect(path('course', { studioUuid: 'bm9ydGhzaWRlOjEwMDE=', id: 5 })).toBe(
    '/studio/bm9ydGhzaWRlOjEwMDE=/course/5',
  );
  expect(path('studios', { tenant: 'a/b' })).toBe('/studios/a%2Fb');
});
