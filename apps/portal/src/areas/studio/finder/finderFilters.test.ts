import type { FilterStudio } from '@studio-portal/sdk/types';
import { describe, expect, test } from 'vitest';
import { finderFilters } from './finderFilters.ts';

const [gym, yoga] = [1, 2];
const [sauna, pool] = [11, 12];

const studio = (categoryIds: number[], featureIds: number[]): FilterStudio => ({
  id: 1001,
  tenant: 'northside',
  name: 'Studio',
  alias: 'studio',
  city: 'Berlin',
  countryCode: 'DE',
  categoryIds,
  featureIds,
});

const first = studio([gym], [sauna]);
const others = [studio([gym], [pool]), studio([yoga], [pool])];
const studios = { data: [first, ...others] };

const lists: Parameters<typeof finderFilters>[0] = {
  all: studios,
  matches: studios,
  categories: {
    data: [
      { id: gym, name: 'Gym' },
      { id: yoga, name: 'Yoga' },
    ],
  },
  featureCategories: {
    data: [
      {
        id: 1,
        name: 'Water',
        features: [
          { id: sauna, name: 'Sauna' },
          { id: pool, name: 'Pool' },
        ],
      },
    ],
  },
};

const counts = (categoryIds: number[], featureIds: number[]) => {
  const { categories, features, found } = finderFilters(lists, {
    categoryIds,
    featureIds,
    isOpen: false,
  });
  const list = [...categories, ...features].map(({ label, count }) => `${label} ${count}`);
  return [...list, found.length];
};

test('counts the studios that each filter would leave beside the other kind', () => {
  expect(counts([], [])).toEqual(['Gym 2', 'Yoga 1', 'Pool 2', 'Sauna 1', 3]);
  expect(counts([], [pool])).toEqual(['Gym 1', 'Yoga 1', 'Pool 2', 2]);
  expect(counts([yoga], [])).toEqual(['Gym 2', 'Yoga 1', 'Pool 1', 1]);
});

describe('open studios', () => {
  const data: FilterStudio[] = [
    { ...first, isOpen: true },
    ...others.map((one) => ({ ...one, isOpen: false })),
  ];
  const filters = (categoryIds: number[], isOpen: boolean, all = data) =>
    finderFilters(
      { ...lists, all: { data: all }, matches: { data: all } },
      { categoryIds, featureIds: [], isOpen },
    );

  test('are counted beside the other filters', () => {
    expect(filters([], false).open).toBe(1);
    expect(filters([yoga], false).open).toBe(0);
  });

  test('alone are found and counted if only they are selected', () => {
    const { found, categories } = filters([], true);
    expect(found).toHaveLength(1);
    expect(categories).toEqual([{ id: '1', label: 'Gym', count: 1 }]);
  });

  test('are unknown to a backend that does not tell', () => {
    expect(filters([], false, studios.data).open).toBeUndefined();
  });
});
