import { styled } from '@mui/material/styles';
import type { BenefitWithStudios } from '@studio-portal/sdk/types';
import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { Link } from 'react-router';
import { AppointmentPrice } from './AppointmentPrice.tsx';
import { messages } from './messages.ts';
import { Distance } from '../../studio/shared/Distance.tsx';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { distanceInKm, type Place } from '../../studio/shared/distance.ts';
import { readPlace } from '../../studio/shared/storedPlace.ts';
import { path } from '../../../lib/address/paths.ts';
import { ShowMore } from '../../../lib/page/ShowMore.tsx';
import { useIncrementalList } from '../../../lib/page/useIncrementalList.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

type OfferedStudio = BenefitWithStudios['studios'][number];

const Name = styled('div')(({ theme }) => ({
  flex: '1 1 260px',
  minWidth: 0,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 a': { color: 'inherit' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

/**
 * Lists the studios that offer an appointment, each with its own price and a link to its page;
 * nearest first if the user has set their location in the studio finder.
 */
export function StudioChoice({ benefit: { id, studios } }: { benefit: BenefitWithStudios }) {
  const place = readPlace();
  const { data: nearest = [] } = useListBookingPortalStudios(
    place ? { latitude: place.latitude, longitude: place.longitude, size: 100 } : {},
    { query: { enabled: place !== null } },
  );
  const ranks = new Map(nearest.map((studio, index) => [studio.id, index]));
  const rank = (offered: OfferedStudio) => ranks.get(offered.studio.id) ?? ranks.size;
  const choices = studios.toSorted((a, b) => rank(a) - rank(b));
  const growing = useIncrementalList(choices, String(id));
  return (
    <>
      <FramedList>
        {growing.shown.map((offered) => (
          <StudioRow key={offered.studio.id} offered={offered} benefitId={id} place={place} />
        ))}
      </FramedList>
      <ShowMore {...growing} label={messages.moreStudios} />
    </>
  );
}

interface StudioRowProps {
  offered: OfferedStudio;
  benefitId: number;
  place: Place | null;
}

/** A studio with its price; address and distance appear once loaded, choosing need not wait. */
function StudioRow({ offered: { studio, price }, benefitId, place }: StudioRowProps) {
  const { tenant } = useStudio();
  const { data } = useGetPublicStudio(studio.id);
  const distance = place && data?.coordinates ? distanceInKm(place, data.coordinates) : undefined;
  return (
    <FramedRow>
      <Name>
        <h2>
          <Link
            to={path('appointment', {
              studioUuid: encodeStudioUuid({ tenant, organizationUnitId: studio.id }),
              id: benefitId,
            })}
          >
            {studio.name}
          </Link>
        </h2>
        {data && <p>{addressLines(data.address).join(', ')}</p>}
        {distance !== undefined && (
          <p>
            <Distance km={distance} />
          </p>
        )}
      </Name>
      <AppointmentPrice price={price} />
    </FramedRow>
  );
}
