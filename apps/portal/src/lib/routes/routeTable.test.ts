import { expect, test } from 'vitest';
import { externalPatterns, patterns, type RouteName } from '../address/patterns.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeTable } from './routeTable.ts';

const routeMeta = (name: RouteName): RouteMeta => routeTable[name];

test('shows the vaccination certificate only where its feature is on', () =>
  expect(routeMeta('vaccination').guard?.feature).toBe('VACCINATION_CERTIFICATE'));

test.each(['externalPayment', 'selfServiceLink', 'externalStreaming', 'externalEvents'] as const)(
  '%s requires its subject',
  (name) => {
    expect(name in externalPatterns).toBe(true);
    expect(routeMeta(name).guard?.query).toHaveLength(1);
  },
);

const isRouteName = (name: string): name is RouteName => name in patterns;
const bookingSteps = Object.keys(patterns)
  .filter(isRouteName)
  .filter((name) => patterns[name].includes('/booking/'));

test.each(bookingSteps)('%s needs no entry of the menu', (name) => {
  const { permissions, login, feature } = routeMeta(name).guard ?? {};
  expect(permissions).toBeUndefined();
  expect(login).toBe(name.endsWith('SummaryOption') || undefined);
  expect(feature).toBe(name.startsWith('trialSession') ? 'TRIAL_SESSION' : undefined);
});
