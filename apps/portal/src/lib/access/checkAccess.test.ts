import type { UserInfo } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import { checkAccess, type AccessContext } from './checkAccess.ts';
import { readQuery } from '../address/query.ts';
import { routeTable } from '../routes/routeTable.ts';
import type { RouteMeta } from '../routes/RouteMeta.ts';
import type { RouteName } from '../address/patterns.ts';

const user: UserInfo = {
  id: 1,
  verified: true,
  studioConnected: false,
  studioConnects: [],
  email: 'visitor@northside.example',
  name: 'Vic Visitor',
  profilePictureUrl: null,
};
const visitor: AccessContext = {
  user: undefined,
  connected: false,
  permissions: new Set(),
  isOn: () => true,
  query: readQuery(''),
};
const loggedIn: AccessContext = { ...visitor, user, permissions: new Set(['LOGGED_IN']) };
const member: AccessContext = {
  ...loggedIn,
  connected: true,
  permissions: new Set(['LOGGED_IN', 'HAS_CONNECT', 'HAS_TENANT_CONNECT']),
};

const routeGuard = (name: RouteName) => {
  const { guard }: RouteMeta = routeTable[name];
  return guard;
};

describe('denied routes', () => {
  test.each([
    ['myBookings', visitor, 'login'],
    ['selfServiceOverview', member, 'studio'],
    ['events', visitor, 'login'],
    ['events', loggedIn, 'studioConnect'],
    ['events', member, 'studio'],
  ] as const)('%s', (name, context, to) =>
    expect(checkAccess(routeGuard(name), context)).toEqual({ kind: 'denied', to }),
  );
  test('allows users who hold the permissions', () => {
    // Bookings stay with the account, even after it is disconnected from the studio.
    expect(checkAccess(routeGuard('myBookings'), loggedIn)).toEqual({ kind: 'allowed' });
    expect(checkAccess(routeGuard('mySettings'), loggedIn)).toEqual({ kind: 'allowed' });
    expect(checkAccess(routeGuard('studio'), visitor)).toEqual({ kind: 'allowed' });
    expect(checkAccess(undefined, visitor)).toEqual({ kind: 'allowed' });
  });
  test('requires all of one list and at least one of another', () => {
    const base = ['SELF_SERVICE', 'CUSTOMER_CENTER'] as const;
    const context = { ...member, permissions: new Set(base) };
    expect(checkAccess(routeGuard('account'), context)).toMatchObject({ kind: 'denied' });
    const permissions = new Set([...base, 'CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW'] as const);
    expect(checkAccess(routeGuard('account'), { ...member, permissions })).toEqual({
      kind: 'allowed',
    });
  });
});

describe('checks that run first', () => {
  test('sends everyone to the fallback when the feature is off', () => {
    const isOn = () => false;
    expect(checkAccess(routeGuard('trialSession'), { ...visitor, isOn })).toEqual({
      kind: 'switched-off',
    });
    expect(checkAccess(routeGuard('compensation'), { ...member, isOn })).toEqual({
      kind: 'switched-off',
    });
  });
  test.each([
    ['verifyRegister', '?e=a%40b.example', 'incomplete'],
    ['verifyRegister', '?e=a%40b.example&c=1', 'allowed'],
    ['verifyEmail', '?code=1', 'incomplete'],
    ['verifyEmail', '?code=1&email=a', 'allowed'],
    ['verifyPassword', '', 'incomplete'],
    ['verifyPassword', '?c=1', 'allowed'],
    ['verifyAdditionalEmail', '', 'allowed'],
  ] as const)('%s%s is %s', (name, search, kind) =>
    expect(checkAccess(routeGuard(name), { ...visitor, query: readQuery(search) })).toEqual({
      kind,
    }),
  );
});
