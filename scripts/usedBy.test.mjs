import { expect, test } from 'vitest';
import { importedCalls, usedOperations } from './usedBy.mjs';

const source = `
import { useListPasskeys, deletePasskey as remove } from '@studio-portal/sdk/api/passkeys';
import {
  getGetTenantQueryOptions,
  type GetTenantQueryError,
} from '@studio-portal/sdk/api/tenant';
import type { getUserInfo } from '@studio-portal/sdk/api/me';
import type { Passkey } from '@studio-portal/sdk/types';
`;

test('reads the imported calls of a module, but no types', () => {
  expect(importedCalls(source)).toEqual([
    'useListPasskeys',
    'deletePasskey',
    'getGetTenantQueryOptions',
  ]);
});

test('finds the operation of each generated name', () => {
  const ids = ['listPasskeys', 'deletePasskey', 'getTenant', 'getUserInfo'];
  const names = [...importedCalls(source), 'prefetchGetTenantQuery'];
  expect(usedOperations(names, ids)).toEqual(['deletePasskey', 'getTenant', 'listPasskeys']);
});

test('refuses a name that belongs to no operation, so that no call is overlooked', () => {
  expect(() => usedOperations(['useStrangeForm'], ['getTenant'])).toThrow('useStrangeForm');
});
