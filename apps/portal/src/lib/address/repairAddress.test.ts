import { expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';
import { repairAddress } from './repairAddress.ts';

test.each([
  ['/studio/unreadable', '?o=1001&t=northside', '/studio/bm9ydGhzaWRlOjEwMDE%3D'],
  [
    '/studio/%%%/course/5',
    '?tenant=northside&organizationUnitId=1001&lo=de-DE',
    '/studio/bm9ydGhzaWRlOjEwMDE%3D/course/5?lo=de-DE',
  ],
])('redirects %s%s to %s', (pathname, search, to) => {
  expect(repairAddress({ pathname, search })).toBe(to);
  // The new address must be readable, or the redirect would loop.
  const [path = '', query = ''] = to.split('?');
  expect(readAddress({ pathname: path, search: query })).toEqual({
    tenant: 'northside',
    organizationUnitId: 1001,
  });
});

test.each(['', '?o=1001', '?t=northside', '?o=x&t=northside'])(
  'returns undefined if the query has no studio (%s)',
  (search) => expect(repairAddress({ pathname: '/studio/unreadable', search })).toBeUndefined(),
);
