import type { CheckinReservation } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { CancelDialogs } from '../bookings/CancelDialogs.tsx';
import { VisitPage } from '../timeline/VisitPage.tsx';
import { CancelReservation } from './CancelReservation.tsx';
import { messages } from './messages.ts';
import { ReservationTerms } from './ReservationTerms.tsx';

/** Page of a reservation that was opened from a list, where it can be canceled. */
export const ReservationPage = ({ reservation }: { reservation: CheckinReservation }) => (
  <CancelDialogs>
    <VisitPage
      visit={reservation}
      facts={[
        [
          messages.checkIn,
          <FormattedMessage
            key="checkIn"
            {...messages.until}
            values={{
              until: (
                <Moment
                  at={reservation.lastPossibleCheckinDateTime}
                  zone={reservation.studio.zoneId}
                  inSentence
                />
              ),
            }}
          />,
        ],
      ]}
      terms={<ReservationTerms reservation={reservation} />}
      actions={<CancelReservation reservation={reservation} />}
    />
  </CancelDialogs>
);
