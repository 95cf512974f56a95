import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { patterns, type RouteName } from '../lib/address/patterns.ts';
import { routes } from './routes.tsx';

const names = Object.keys(patterns).filter((name): name is RouteName => name in patterns);

describe('router', () => {
  test.each(names)('matches %s by its exact pattern', (name) => {
    const address = patterns[name].replace(/:(\w+)/g, 'x');
    const matches = matchRoutes(routes, address) ?? [];
    expect(matches.at(-1)?.route.path).toBe(patterns[name]);
  });
  test('has no route without a name', () => {
    const listed = new Set<string>(Object.values(patterns));
    const known = (list: typeof routes): (string | undefined)[] =>
      list.flatMap((route) => [route.path, ...known(route.children ?? [])]);
    const unnamed = known(routes).filter(
      (pattern) => pattern !== undefined && !pattern.endsWith('*') && !listed.has(pattern),
    );
    expect(unnamed).toEqual([]);
  });
});
