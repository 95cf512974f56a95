import type { BookingPortalStudio } from '@studio-portal/sdk/types';
import type { FilterOption } from '@studio-portal/ui/FilterChips';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sortByDistance, type StudioMatch, type Place } from '../shared/distance.ts';
import { filterOptions } from './filterOptions.ts';
import { storePlace, readPlace } from '../shared/storedPlace.ts';

interface Named {
  id: number;
  name: string;
}

const has = (list: readonly Named[], id: string): boolean =>
  list.some((one) => String(one.id) === id);

/**
 * Search and filters of the studio finder: any of the selected categories, all of the selected
 * features, nearest first. Filters are in the address and the place is stored, so that returning
 * restores the list.
 */
export function useFinder(studios: readonly BookingPortalStudio[]): {
  place: Place | null;
  setPlace: (place: Place | null, from: 'typed' | 'device') => void;
  categories: { options: FilterOption[]; selected: string[]; onChange: (ids: string[]) => void };
  features: { options: FilterOption[]; selected: string[]; onChange: (ids: string[]) => void };
  found: StudioMatch[];
} {
  const [place, setPlace] = useState(readPlace);
  const [query, setQuery] = useSearchParams();
  const categoryIds = query.getAll('category');
  const featureIds = query.getAll('feature');
  const choose = (name: 'category' | 'feature') => (ids: string[]) =>
    setQuery(
      (before) => {
        before.delete(name);
        for (const id of ids) before.append(name, id);
        return before;
      },
      { replace: true },
    );
  const inCategory = studios.filter(
    ({ categories }) => categoryIds.length === 0 || categoryIds.some((id) => has(categories, id)),
  );
  const matching = inCategory.filter(({ features }) => featureIds.every((id) => has(features, id)));
  return {
    place,
    setPlace: (next, from) => {
      storePlace(next, from);
      setPlace(next);
    },
    categories: {
      options: filterOptions(
        studios.map(({ categories }) => categories),
        [],
        categoryIds,
      ),
      selected: categoryIds,
      onChange: choose('category'),
    },
    features: {
      options: filterOptions(
        inCategory.map(({ features }) => features),
        studios.map(({ features }) => features),
        featureIds,
      ),
      selected: featureIds,
      onChange: choose('feature'),
    },
    found: sortByDistance(matching, place ?? undefined),
  };
}
