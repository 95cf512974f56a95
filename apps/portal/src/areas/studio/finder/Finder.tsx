import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BookingPortalStudio } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { useHomeStudio } from '../shared/useHomeStudio.ts';
import { messages } from './messages.ts';
import { StudioCard } from './StudioCard.tsx';
import { StudioMap } from './StudioMap.tsx';
import { useFinder } from './useFinder.ts';
import { LocationPicker } from './LocationPicker.tsx';

const Controls = styled('div')({ display: 'grid', gap: space(16), marginBottom: space(24) });

interface FinderProps {
  studios: readonly BookingPortalStudio[];
  tenant: string | undefined;
  /** Facility group of a booking portal. */
  directory: string | undefined;
}

/** Studio finder: location, filters, and the matching studios on a map and as cards. */
export function Finder({ studios, tenant, directory }: FinderProps) {
  const intl = useIntl();
  const homeStudio = useHomeStudio(tenant);
  const { place, setPlace, categories, features, found } = useFinder(studios);
  return (
    <>
      <Controls>
        <LocationPicker place={place} onChange={setPlace} />
        <FilterChips label={intl.formatMessage(messages.categories)} {...categories} />
        <FilterChips label={intl.formatMessage(messages.features)} {...features} />
        {place && <StudioMap centre={place} found={found} />}
        <Typography color="textSecondary" role="status">
          <FormattedMessage {...messages.count} values={{ count: found.length }} />
        </Typography>
      </Controls>
      {found.length === 0 && (
        <EmptyState drawing="search" title={<FormattedMessage {...messages.nothing} />} />
      )}
      <PictureGrid>
        {found.map((one, index) => (
          <StudioCard
            key={one.studio.studioUuid}
            found={one}
            number={place ? index + 1 : undefined}
            isHome={one.studio.id === homeStudio?.id}
            directory={directory}
            important={index === 0}
          />
        ))}
      </PictureGrid>
    </>
  );
}
