import type { FilterStudio } from '@studio-portal/sdk/types';
import type { FilterOption } from '@studio-portal/ui/FilterChips';
import { filterOptions } from './filterOptions.ts';
import type { FinderSearch } from './useFinderSearch.ts';
import type { LoadedLists } from './useStudioList.ts';

/**
 * Returns the filters with the number of studios each would leave beside the other kind, and the number of studios that
 * have any of the selected categories and all of the selected features.
 */
export function finderFilters(
  { all, matches, categories, featureCategories }: Omit<LoadedLists, 'studios'>,
  { categoryIds, featureIds }: Pick<FinderSearch, 'categoryIds' | 'featureIds'>,
): { categories: FilterOption[]; features: FilterOption[]; total: number } {
  const features = featureCategories.data.flatMap((group) => group.features);
  const categoriesOf = (studio: FilterStudio) =>
    categories.data.filter(({ id }) => studio.categoryIds.includes(id));
  const featuresOf = (studio: FilterStudio) =>
    features.filter(({ id }) => studio.featureIds.includes(id));
  const isInCategory = (studio: FilterStudio) =>
    categoryIds.length === 0 || categoryIds.some((id) => studio.categoryIds.includes(id));
  const hasFeatures = (studio: FilterStudio) =>
    featureIds.every((id) => studio.featureIds.includes(id));
  const found = matches.data.filter((studio) => isInCategory(studio) && hasFeatures(studio));
  return {
    categories: filterOptions(
      matches.data.filter(hasFeatures).map(categoriesOf),
      all.data.map(categoriesOf),
      categoryIds,
    ),
    features: filterOptions(found.map(featuresOf), all.data.map(featuresOf), featureIds),
    total: found.length,
  };
}
