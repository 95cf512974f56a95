import { styled } from '@mui/material/styles';
import type { BenefitWithStudios } from '@studio-portal/sdk/types';
import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AppointmentPrice } from './AppointmentPrice.tsx';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { distanceInKm } from '../../studio/shared/distance.ts';
import { readPlace } from '../../studio/shared/storedPlace.ts';
import { path } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

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
  const intl = useIntl();
  const { tenant } = useStudio();
  // Addresses appear once loaded; choosing a studio need not wait for them.
  const { data: finderStudios } = useListBookingPortalStudios();
  const userPlace = readPlace();
  const choices = studios
    .map((offered) => {
      const place = finderStudios?.find((one) => one.id === offered.studio.id);
      const distance =
        userPlace && place?.coordinates ? distanceInKm(userPlace, place.coordinates) : undefined;
      return { ...offered, address: place?.address, distance };
    })
    .toSorted(
      (a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY),
    );
  return (
    <FramedList>
      {choices.map(({ studio, price, address, distance }) => (
        <FramedRow key={studio.id}>
          <Name>
            <h2>
              <Link
                to={path('appointment', {
                  studioUuid: encodeStudioUuid({ tenant, organizationUnitId: studio.id }),
                  id,
                })}
              >
                {studio.name}
              </Link>
            </h2>
            {address && <p>{addressLines(address).join(', ')}</p>}
            {distance !== undefined && (
              <p>
                {intl.formatNumber(distance, {
                  style: 'unit',
                  unit: 'kilometer',
                  maximumFractionDigits: distance < 10 ? 1 : 0,
                })}
              </p>
            )}
          </Name>
          <AppointmentPrice price={price} />
        </FramedRow>
      ))}
    </FramedList>
  );
}
