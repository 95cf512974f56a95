import type { FilterStudio } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
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

const studios = { data: [studio([gym], [sauna]), studio([gym], [pool]), studio([yoga], [pool])] };

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
  const { categories, features, total } = finderFilters(lists, { categoryIds, featureIds });
  const list = [...categories, ...features].map(({ label, count }) => `${label} ${count}`);
  return [...list, total];
};

test('counts the studios that each filter would leave beside the other kind', () => {
  expect(counts([], [])).toEqual(['Gym 2', 'Yoga 1', 'Pool 2', 'Sauna 1', 3]);
  expect(counts([], [pool])).toEqual(['Gym 1', 'Yoga 1', 'Pool 2', 2]);
  expect(counts([yoga], [])).toEqual(['Gym 2', 'Yoga 1', 'Pool 1', 1]);
});
