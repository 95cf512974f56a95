import type { BookingPortalStudio } from '@studio-portal/sdk/types';
import type { FilterOption } from '@studio-portal/ui/FilterChips';
import { useState } from 'react';
import { byDistance, type Found, type Place } from './distance.ts';
import { filterOptions } from './filterOptions.ts';

interface Named {
  id: number;
  name: string;
}

const has = (list: readonly Named[], id: string): boolean =>
  list.some((one) => String(one.id) === id);

/** Search and filters of the studio finder: any of the chosen categories, all of the chosen features, nearest first. */
export function useFinder(studios: readonly BookingPortalStudio[]): {
  place: Place | null;
  setPlace: (place: Place | null) => void;
  categories: { options: FilterOption[]; selected: string[]; onChange: (ids: string[]) => void };
  features: { options: FilterOption[]; selected: string[]; onChange: (ids: string[]) => void };
  found: Found[];
} {
  const [place, setPlace] = useState<Place | null>(null);
  const [categoryIds, setCategoryIds] = useState<string[]>([]);
  const [featureIds, setFeatureIds] = useState<string[]>([]);
  const inCategory = studios.filter(
    ({ categories }) => categoryIds.length === 0 || categoryIds.some((id) => has(categories, id)),
  );
  const matching = inCategory.filter(({ features }) => featureIds.every((id) => has(features, id)));
  return {
    place,
    setPlace,
    categories: {
      options: filterOptions(
        studios.map(({ categories }) => categories),
        [],
        categoryIds,
      ),
      selected: categoryIds,
      onChange: setCategoryIds,
    },
    features: {
      options: filterOptions(
        inCategory.map(({ features }) => features),
        studios.map(({ features }) => features),
        featureIds,
      ),
      selected: featureIds,
      onChange: setFeatureIds,
    },
    found: byDistance(matching, place ?? undefined),
  };
}
