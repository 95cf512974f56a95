import type { FilterStudio } from '@studio-portal/sdk/types';
import type { FilterOption } from '@studio-portal/ui/FilterChips';
import { filterOptions } from './filterOptions.ts';
import type { FinderSearch } from './useFinderSearch.ts';
import type { LoadedLists } from './useStudioList.ts';

interface FinderFilters {
  categories: FilterOption[];
  features: FilterOption[];
  /** Number of open studios; undefined if the backend does not tell which are open. */
  open: number | undefined;
  /** Studios that have any of the selected categories and all of the selected features. */
  found: FilterStudio[];
}

/** Returns the filters with the number of studios each would leave beside the other kinds. */
export function finderFilters(
  { all, matches, categories, featureCategories }: Omit<LoadedLists, 'studios'>,
  { categoryIds, featureIds, isOpen }: Pick<FinderSearch, 'categoryIds' | 'featureIds' | 'isOpen'>,
): FinderFilters {
  const features = featureCategories.data.flatMap((group) => group.features);
  const getCategories = (studio: FilterStudio) =>
    categories.data.filter(({ id }) => studio.categoryIds.includes(id));
  const getFeatures = (studio: FilterStudio) =>
    features.filter(({ id }) => studio.featureIds.includes(id));
  const isInCategory = (studio: FilterStudio) =>
    categoryIds.length === 0 || categoryIds.some((id) => studio.categoryIds.includes(id));
  const withFeatures = matches.data.filter((studio) =>
    featureIds.every((id) => studio.featureIds.includes(id)),
  );
  const matchesOpen = (studio: FilterStudio) => !isOpen || studio.isOpen !== false;
  const anytime = withFeatures.filter(isInCategory);
  const found = anytime.filter(matchesOpen);
  return {
    categories: filterOptions(
      withFeatures.filter(matchesOpen).map(getCategories),
      all.data.map(getCategories),
      categoryIds,
    ),
    features: filterOptions(found.map(getFeatures), all.data.map(getFeatures), featureIds),
    open: all.data.some((studio) => studio.isOpen !== undefined)
      ? anytime.filter((studio) => studio.isOpen).length
      : undefined,
    found,
  };
}
