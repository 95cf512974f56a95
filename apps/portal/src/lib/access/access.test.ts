import type { UserInfo } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import { detectEnvironment } from '../browser/environment.ts';
import { featureCheck } from './featureCheck.ts';
import { holds, type Permission, derivePermissions } from './permissions.ts';

const held = new Set<Permission>(['COURSES', 'LOGGED_IN']);

describe('permissions', () => {
  test('accepts a single permission, all of a list or at least one of a list', () => {
    expect(holds('COURSES', held)).toBe(true);
    expect(holds('NEWS', held)).toBe(false);
    expect(holds({ all: ['COURSES', 'LOGGED_IN'] }, held)).toBe(true);
    expect(holds({ all: ['COURSES', 'NEWS'] }, held)).toBe(false);
    expect(holds({ atLeastOne: ['NEWS', 'COURSES'] }, held)).toBe(true);
    expect(holds({ atLeastOne: ['NEWS'] }, held)).toBe(false);
    expect(holds({ all: [] }, held)).toBe(true);
    expect(holds({ atLeastOne: [] }, held)).toBe(false);
  });

  const user: UserInfo = {
    id: 1,
    verified: true,
    studioConnected: true,
    studioConnects: [
      { studioConnectId: 1, studioId: 1001, studioName: 'Northside Mitte', tenant: 'northside' },
    ],
    email: 'member@northside.example',
    name: 'Mona Muster',
    profilePictureUrl: null,
  };
  const source = { user, connected: true, menu: [], customer: [], isDev: false } as const;

  test('grants a member of this studio every derived flag except IS_DEV', () => {
    expect([...derivePermissions({ ...source, studioName: 'Northside Mitte' })]).toEqual([
      'LOGGED_IN',
      'HAS_CONNECT',
      'HAS_TENANT_CONNECT',
      'HAS_STUDIO_CONNECT',
    ]);
  });
  test('withholds HAS_STUDIO_CONNECT from a member of another studio of the chain', () => {
    expect(derivePermissions({ ...source, studioName: 'Northside Ost' })).not.toContain(
      'HAS_STUDIO_CONNECT',
    );
  });
  test('grants a visitor the permissions of the menu', () => {
    const menu = [{ permission: 'COURSES', position: 1 }] as const;
    expect([
      ...derivePermissions({ ...source, user: undefined, connected: false, menu, studioName: 'x' }),
    ]).toEqual(['COURSES']);
  });
});

describe('features', () => {
  test.each([
    ['COMPENSATION', 'prod', true],
    ['LEGAL_INFOS', 'prod', true],
    ['GA4', 'prod', false],
    ['GA4', 'dev', true],
    ['TRACKING_EVENTS', 'local', false],
    ['IS_DEV', 'dev', true],
    ['IS_DEV', 'prod', false],
    ['PRIVACY_MYSPORTS_RENAME', 'prod', false],
  ] as const)('%s in %s: %s', (name, environment, on) =>
    expect(featureCheck([], environment)(name)).toBe(on),
  );
  test('prefers the state from the backend', () => {
    const states = [
      { name: 'GA4', enabled: true },
      { name: 'COMPENSATION', enabled: false },
    ] as const;
    expect(featureCheck(states, 'prod')('GA4')).toBe(true);
    expect(featureCheck(states, 'prod')('COMPENSATION')).toBe(false);
  });
});

test.each([
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['dev.portal.example', 'dev'],
  ['portal-dev.example', 'dev'],
  ['portal.example', 'prod'],
  ['devices.example', 'prod'],
])('resolves %s to %s', (host, environment) => expect(detectEnvironment(host)).toBe(environment));
