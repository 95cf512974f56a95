import Typography from '@mui/material/Typography';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { measureDistance } from '../shared/distance.ts';
import { FinderColumns } from './FinderColumns.tsx';
import { FinderFilters } from './FinderFilters.tsx';
import { finderFilters } from './finderFilters.ts';
import { locateStudios } from './locateStudios.ts';
import { LocationPicker } from './LocationPicker.tsx';
import { messages } from './messages.ts';
import { studioHref } from './studioHref.ts';
import { StudioCards } from './StudioCards.tsx';
import { StudioMap } from './StudioMap.tsx';
import type { FinderSearch } from './useFinderSearch.ts';
import type { LoadedLists, StudioPages } from './useStudioList.ts';

interface FinderProps {
  search: FinderSearch;
  loaded: LoadedLists;
  pages: StudioPages;
  tenant: string | undefined;
  /** Facility group of a booking portal. */
  directory: string | undefined;
}

/** Studio finder: search, filters, and the nearest or first studios on a map and as cards. */
export function Finder({ search, loaded, pages, tenant, directory }: FinderProps) {
  const isDesktop = useDesktop();
  const [active, setActive] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const { place, text } = search;
  const filters = finderFilters(loaded, search);
  const total = filters.found.length;
  const found = loaded.studios.data.pages.flat().map((studio) => measureDistance(studio, place));
  const isPart = found.length < total;
  /** Leads to the card of a studio, or to its page if its card has not been loaded. */
  const select = (studioUuid: string) => {
    const card = `[data-studio="${CSS.escape(studioUuid)}"] a`;
    const link = list.current?.querySelector<HTMLElement>(card);
    if (link) link.focus();
    else window.location.assign(studioHref(studioUuid, directory));
  };
  return (
    <FinderColumns>
      <div data-controls>
        <LocationPicker
          place={place}
          text={text}
          onChange={search.setPlace}
          onSearch={search.setText}
        />
        <FinderFilters search={search} filters={filters} />
        <Typography color="textSecondary" role="status">
          <FormattedMessage
            {...(isPart ? messages.shownOf : messages.count)}
            values={{ count: total, shown: found.length }}
          />
        </Typography>
      </div>
      <div data-map>
        {total > 0 && (isDesktop || place) && (
          <StudioMap
            // A new search shows all of its studios again.
            key={`${window.location.search} ${place?.placeName}`}
            place={place}
            studios={locateStudios(filters.found, loaded.studios.data.pages.flat())}
            active={active}
            onPoint={setActive}
            onSelect={select}
          />
        )}
      </div>
      <div data-list ref={list}>
        {total === 0 ? (
          <EmptyState
            drawing="search"
            title={
              <FormattedMessage
                {...(loaded.matches.data.length === 0 ? messages.noMatch : messages.nothing)}
                values={{ text }}
              />
            }
          />
        ) : (
          <StudioCards
            found={found}
            pages={pages}
            // A full page may be the last one.
            hasMore={isPart && pages.hasNextPage}
            active={active}
            onPoint={setActive}
            tenant={tenant}
            directory={directory}
          />
        )}
      </div>
    </FinderColumns>
  );
}
