import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patterns } from '../../src/lib/address/patterns.ts';
import { journeys } from './journeys.ts';
import { pageKinds, redirects } from './pageKinds.ts';
import { legalPlaces } from './places.ts';
import { matches, routeOf, type Stop } from './Rule.ts';
import { rules } from './rules.ts';
import { scenes } from '../../shots/scenes.ts';

const report = readFileSync(new URL('../../../../docs/law.md', import.meta.url), 'utf8');

const duplicates = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('the rules', () => {
  it('have unique names, a demand, and an official source', () => {
    expect(duplicates(rules.map(({ id }) => id))).toEqual([]);
    for (const rule of rules)
      expect(rule).toMatchObject({
        id: expect.stringMatching(/^[a-z\d-]+$/),
        demand: expect.stringMatching(/^[A-Z“].*\.$/),
        source: expect.stringMatching(/^https:\/\//),
        inForce: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s is checked somewhere, on pages that exist',
    (_, { pages, countries }) => {
      const places = legalPlaces.filter(({ country }) => countries.includes(country));
      expect(places).not.toEqual([]);
      expect(pages).not.toEqual([]);
      const isShown = (page: Stop) =>
        routeOf(page) in scenes ||
        Object.values(journeys).some(
          ({ stops, isAt }) => places.some(isAt) && stops.some((stop) => matches(page, stop)),
        );
      expect(pages.filter((page) => !(routeOf(page) in patterns) || !isShown(page))).toEqual([]);
    },
  );
});

describe('the pages of the portal', () => {
  it('are each classified once', () => {
    const classified = Object.values(pageKinds).flat();
    expect(duplicates(classified)).toEqual([]);
    expect(classified.toSorted()).toEqual(Object.keys(patterns).toSorted());
  });

  it.each(['buying', 'leaving'] as const)('of %s are covered by a rule', (kind) => {
    const covered = new Set(rules.flatMap(({ pages }) => pages.map(routeOf)));
    const missing = pageKinds[kind].filter((name) => !covered.has(name) && !redirects.has(name));
    expect(missing).toEqual([]);
  });
});

describe('docs/law.md', () => {
  const sections = [...report.matchAll(/^### (.+)\n\n\*\*(.+?)\*\*/gm)];

  it('lists exactly the rules of the table; run npm run law', () => {
    expect(sections.map(([, id]) => id)).toEqual(rules.map(({ id }) => id));
    for (const { demand } of rules) expect(report).toContain(demand);
  });

  it('has a result for each rule, and says which are not met', () => {
    const gaps = rules.filter(({ gap }) => gap !== undefined).map(({ id }) => id);
    const unmet = sections.filter(([, , result]) => result === 'not met').map(([, id]) => id);
    expect(unmet).toEqual(gaps);
    expect(report).not.toContain('**not run**');
  });
});
