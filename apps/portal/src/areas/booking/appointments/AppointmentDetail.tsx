import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BookableBenefit } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { lineLength, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppointmentPrice } from './AppointmentPrice.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { GuestOpenOrders } from '../../checkout/orders/GuestOpenOrders.tsx';
import { placeLine } from '../../studio/shared/addressLines.ts';
import { DirectionsLink } from '../../studio/shared/DirectionsLink.tsx';
import { Trainers } from '../courses/Trainers.tsx';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { DetailCover } from '../../../lib/page/DetailCover.tsx';
import { Facts } from '../../../lib/page/Facts.tsx';
import { Minutes } from '../../../lib/dates/Minutes.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Facts beside the picture on wide screens, so that the times come into view. */
export const AppointmentIntro = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    '& > :first-of-type:not(:last-of-type)': { order: 1 },
  },
}));

interface AppointmentDetailProps {
  benefit: BookableBenefit;
  /** Selection of a time. */
  children: ReactNode;
  /** Actions for the selected time. */
  aside: ReactNode;
}

/**
 * Shows the description, duration, price, trainers and place of an appointment, with the selection
 * of a time below.
 */
export function AppointmentDetail({ benefit, children, aside }: AppointmentDetailProps) {
  const { studio, studioUuid } = useStudio();
  const { id, image, colorHex, description, durationMinutes, employees, price } = benefit;
  return (
    <>
      <GuestOpenOrders item={path('appointment', { studioUuid, id })} />
      <DetailColumns aside={aside}>
        <AppointmentIntro>
          <DetailCover picture={image} color={colorHex} />
          <div>
            {description !== '' && (
              <Typography sx={{ maxWidth: lineLength, mb: 2, whiteSpace: 'pre-line' }}>
                {description}
              </Typography>
            )}
            <Facts>
              <dt>
                <FormattedMessage {...messages.duration} />
              </dt>
              <dd>
                <Minutes count={durationMinutes} />
              </dd>
              <dt>
                <FormattedMessage {...messages.price} />
              </dt>
              <dd>
                <AppointmentPrice price={price} />
                {benefit.benefitBookingOptionType !== null && (
                  <>
                    {' · '}
                    <FormattedMessage {...messages.included} />
                  </>
                )}
              </dd>
              {employees.length > 0 && (
                <>
                  <dt>
                    <FormattedMessage {...flowMessages.who} />
                  </dt>
                  <dd>
                    <Trainers people={employees} size={32} />
                  </dd>
                </>
              )}
              <dt>
                <FormattedMessage {...flowMessages.where} />
              </dt>
              <dd>
                {placeLine(studio)}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                  <DirectionsLink />
                  <SiteLink href={path('appointmentStudioSelect', { studioUuid, id })}>
                    <FormattedMessage {...messages.otherStudios} />
                  </SiteLink>
                </Box>
              </dd>
            </Facts>
          </div>
        </AppointmentIntro>
        <section aria-labelledby="choose-time">
          <Typography id="choose-time" variant="h2" sx={{ mt: 1, mb: 2 }}>
            <FormattedMessage {...messages.chooseTime} />
          </Typography>
          {children}
        </section>
      </DetailColumns>
    </>
  );
}
