import { expect, test } from 'vitest';
import { externalPatterns, type RouteName } from '../address/patterns.ts';
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
