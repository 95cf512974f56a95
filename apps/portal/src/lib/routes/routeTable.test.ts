import { describe, expect, test } from 'vitest';
import { externalPatterns, type RouteName, studioPatterns } from '../address/patterns.ts';
import { plannedRoutes } from './plannedRoutes.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeTable } from './routeTable.ts';

const routeMeta = (name: RouteName): RouteMeta => routeTable[name];

describe('routes without a page', () => {
  const below = plannedRoutes.filter((name) => name in studioPatterns);
  test.each(below)('%s has a guard', (name) => expect(routeMeta(name).guard).toBeDefined());
});

test.each(['externalPayment', 'selfServiceLink', 'externalStreaming', 'externalEvents'] as const)(
  '%s requires its subject',
  (name) => {
    expect(name in externalPatterns).toBe(true);
    expect(routeMeta(name).guard?.query).toHaveLength(1);
  },
);
