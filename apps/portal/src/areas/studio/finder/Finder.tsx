import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { space } from '@studio-portal/ui/tokens';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { measureDistance } from '../shared/distance.ts';
import { FinderColumns } from './FinderColumns.tsx';
import { finderFilters } from './finderFilters.ts';
import { LocationPicker } from './LocationPicker.tsx';
import { messages } from './messages.ts';
import { StudioCards } from './StudioCards.tsx';
import { StudioMap } from './StudioMap.tsx';
import type { FinderSearch } from './useFinderSearch.ts';
import type { LoadedLists, StudioPages } from './useStudioList.ts';

const Controls = styled('div')({ display: 'grid', gap: space(16), marginBottom: space(24) });

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
  const intl = useIntl();
  const isDesktop = useDesktop();
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { place, text } = search;
  const { categories, features, total } = finderFilters(loaded, search);
  const found = loaded.studios.data.pages.flat().map((studio) => measureDistance(studio, place));
  const isPart = found.length < total;
  const focusCard = (studioUuid: string) =>
    list.current
      ?.querySelector<HTMLElement>(`[data-studio="${CSS.escape(studioUuid)}"] a`)
      ?.focus();
  return (
    <>
      <Controls>
        <LocationPicker
          place={place}
          text={text}
          onChange={search.setPlace}
          onSearch={search.setText}
        />
        <FilterChips
          label={intl.formatMessage(messages.categories)}
          options={categories}
          selected={search.categoryIds.map(String)}
          onChange={search.setCategories}
        />
        <FilterChips
          label={intl.formatMessage(messages.features)}
          options={features}
          selected={search.featureIds.map(String)}
          onChange={search.setFeatures}
        />
        <Typography color="textSecondary" role="status">
          <FormattedMessage
            {...(isPart ? messages.shownOf : messages.count)}
            values={{ count: total, shown: found.length }}
          />
        </Typography>
      </Controls>
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
        <FinderColumns>
          <div data-map>
            {(isDesktop || place) && (
              <StudioMap
                place={place}
                found={found}
                active={active}
                onPoint={setActive}
                onSelect={focusCard}
              />
            )}
          </div>
          <div ref={list}>
            <StudioCards
              found={found}
              pages={pages}
              active={active}
              onPoint={setActive}
              tenant={tenant}
              directory={directory}
            />
          </div>
        </FinderColumns>
      )}
    </>
  );
}
