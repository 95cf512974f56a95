import { describe, expect, test } from 'vitest';
import { externalPatterns, type RouteName, studioPatterns } from '../address/patterns.ts';
import { comingRoutes } from './comingRoutes.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeTable } from './routeTable.ts';

const metaOf = (name: RouteName): RouteMeta => routeTable[name];

describe('routes without a page', () => {
  const below = comingRoutes.filter((name) => name in studioPatterns);
  test.each(below)('%s has a guard', (name) => expect(metaOf(name).guard).toBeDefined());
});

test.each(['externalPayment', 'selfServiceLink', 'externalStreaming', 'externalEvents'] as const)(
  '%s requires its subject',
  (name) => {
    expect(name in externalPatterns).toBe(true);
    expect(metaOf(name).guard?.query).toHaveLength(1);
  },
);
