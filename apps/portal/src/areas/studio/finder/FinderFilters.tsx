import { FilterChips } from '@studio-portal/ui/FilterChips';
import { FilterRow } from '@studio-portal/ui/FilterRow';
import { MoreFilters } from '@studio-portal/ui/MoreFilters';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { openMessages } from '../shared/openMessages.ts';
import type { finderFilters } from './finderFilters.ts';
import { messages } from './messages.ts';
import type { FinderSearch } from './useFinderSearch.ts';

const FeatureSheet = lazyNamed(() => import('./FeatureSheet.tsx'), 'FeatureSheet');

interface FinderFiltersProps {
  search: FinderSearch;
  filters: ReturnType<typeof finderFilters>;
}

/** Filters of the finder in a row: facilities in a sheet, open studios, and types of studio. */
export function FinderFilters({ search, filters }: FinderFiltersProps) {
  const intl = useIntl();
  // Undefined until first opened, so that the sheet loads on demand and can still fade out.
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  const { categoryIds, featureIds, isOpen } = search;
  const { categories, features, open } = filters;
  return (
    <>
      <FilterRow>
        {features.length > 0 && (
          <MoreFilters
            label={intl.formatMessage(
              featureIds.length === 0 ? messages.features : messages.featuresOn,
              { count: featureIds.length },
            )}
            open={isSheetOpen === true}
            onOpen={() => setSheetOpen(true)}
          />
        )}
        {open !== undefined && (
          <FilterChips
            label={intl.formatMessage(openMessages.open)}
            options={[{ id: 'open', label: intl.formatMessage(openMessages.open), count: open }]}
            selected={isOpen ? ['open'] : []}
            onChange={(ids) => search.setOpen(ids.length > 0)}
          />
        )}
        <FilterChips
          label={intl.formatMessage(messages.categories)}
          options={categories}
          selected={categoryIds.map(String)}
          onChange={search.setCategories}
        />
      </FilterRow>
      {isSheetOpen !== undefined && (
        <Suspense>
          <FeatureSheet
            open={isSheetOpen}
            features={features}
            selected={featureIds.map(String)}
            found={filters.found.length}
            onChange={search.setFeatures}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
