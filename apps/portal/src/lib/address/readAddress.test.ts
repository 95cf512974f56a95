import { describe, expect, test } from 'vitest';
import { readAddress } from './readAddress.ts';

const read = (pathname: string, search = '') => readAddress({ pathname, search });

describe('tenant and studio of an address', () => {
  test.each([
    ['/studio/bm9ydGhzaWRlOjEwMDE=/course', '', { tenant: 'northside', organizationUnitId: 1001 }],
    ['/studio/bm9ydGhzaWRlOjEwMDE%3D', '', { tenant: 'northside', organizationUnitId: 1001 }],
    ['/studios/northside', '', { tenant: 'northside' }],
    ['/', '?t=northside&o=1001', { tenant: 'northside', organizationUnitId: 1001 }],
    [
      '/',
      '?tenant=northside&organizationUnitId=1001',
      { tenant: 'northside', organizationUnitId: 1001 },
    ],
    ['/', '?o=abc&t=%0a', { tenant: undefined, organizationUnitId: undefined }],
    ['/studio/%%%', '', {}],
    [
      '/studio/unreadable/course',
      '?t=northside&o=1001',
      { tenant: 'northside', organizationUnitId: 1001 },
    ],
    ['/studios/Body%20%26%20Soul', '', { tenant: 'Body & Soul' }],
  ])('%s%s', (pathname, search, address) => expect(read(pathname, search)).toEqual(address));
});
