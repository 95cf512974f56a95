import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { path } from './paths.ts';
import { patterns, type RouteName } from './patterns.ts';
import { routes } from './routes.tsx';

const names = Object.keys(patterns).filter((name): name is RouteName => name in patterns);

describe('addresses', () => {
  test.each(names)('the router knows %s by exactly its pattern', (name) => {
    const address = patterns[name].replace(/:(\w+)/g, 'x');
    const matches = matchRoutes(routes, address) ?? [];
    expect(matches.at(-1)?.route.path).toBe(patterns[name]);
  });
  test('every page of the router has a name', () => {
    const listed = new Set<string>(Object.values(patterns));
    const known = (list: typeof routes): (string | undefined)[] =>
      list.flatMap((route) => [route.path, ...known(route.children ?? [])]);
    const unnamed = known(routes).filter(
      (pattern) => pattern !== undefined && !pattern.endsWith('*') && !listed.has(pattern),
    );
    expect(unnamed).toEqual([]);
  });
  test('parameters are encoded', () => {
    expect(path('course', { studioUuid: 'bm9ydGhzaWRlOjEwMDE=', id: 5 })).toBe(
      '/studio/bm9ydGhzaWRlOjEwMDE=/course/5',
    );
    expect(path('studios', { tenant: 'a/b' })).toBe('/studios/a%2Fb');
  });
});
