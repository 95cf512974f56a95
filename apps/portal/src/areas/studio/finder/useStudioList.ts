import {
  useListBookingPortalStudiosInfinite,
  useListStudioCategories,
  useListStudioFeatureCategories,
  useListStudiosForFilters,
} from '@studio-portal/sdk/api/studio-catalogue';
import { keepPreviousData } from '@tanstack/react-query';
import { useProvideHostStudio } from '../shared/providedHostStudio.ts';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { tenantName } from '../../../lib/address/query.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import type { FinderSearch } from './useFinderSearch.ts';

/** Studios per page. */
const size = 20;

const words = { query: { staleTime: Number.POSITIVE_INFINITY } };

/**
 * Loads the studios of a tenant, or, without one, of all chains: the directory of a booking portal.
 * Details are loaded for the pages that are shown; counts come from a list of ids. The previous
 * studios stay until those of a changed search have loaded.
 */
export function useStudioList(
  tenant: string | undefined,
  { text, place, categoryIds, featureIds, isOpen }: FinderSearch,
) {
  const byText = text === '' ? undefined : { text };
  const all = useListStudiosForFilters();
  const queries = {
    all,
    matches: useListStudiosForFilters(byText, { query: { placeholderData: keepPreviousData } }),
    categories: useListStudioCategories(words),
    featureCategories: useListStudioFeatureCategories(words),
    studios: useListBookingPortalStudiosInfinite(
      {
        ...byText,
        ...(place && { latitude: place.latitude, longitude: place.longitude }),
        category: [...categoryIds],
        feature: [...featureIds],
        ...(isOpen && { open: true }),
        size,
      },
      {
        query: {
          initialPageParam: 0,
          getNextPageParam: (last, pages) => (last.length < size ? undefined : pages.length),
          placeholderData: keepPreviousData,
        },
      },
    ),
  };
  const group = useWhitelabel()?.publicFacilityGroup;
  const directory = tenant === undefined ? group : undefined;
  const first = queries.studios.data?.pages[0]?.[0];
  useProvideHostStudio(directory === undefined ? undefined : first?.studioUuid);
  // An invalid tenant name is unknown; do not guess.
  const isNoName = tenant !== undefined && tenantName(tenant) === undefined;
  const isUnknown = isNoName || [400, 404].includes(toApiError(all.error)?.status ?? 0);
  return { queries, directory, isUnknown };
}

type Queries = ReturnType<typeof useStudioList>['queries'];

/** The lists once they have loaded. */
export type LoadedLists = {
  [Name in keyof Queries]: { data: Exclude<Queries[Name]['data'], undefined> };
};

/** State of the pages of the list, and how to load the next one. */
export type StudioPages = Pick<
  Queries['studios'],
  'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage'
>;
