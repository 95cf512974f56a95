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
    ['/', '?o=abc&t=<script>', { tenant: undefined, organizationUnitId: undefined }],
    ['/studio/%%%', '', {}],
    ['/studios/Not%20A%20Tenant', '', { tenant: undefined }],
  ])('%s%s', (pathname, search, address) => expect(read(pathname, search)).toEqual(address));
});
