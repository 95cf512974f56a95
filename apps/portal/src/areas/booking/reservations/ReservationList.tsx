import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckinReservation } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { CancelReservation } from './CancelReservation.tsx';
import { messages } from './listMessages.ts';
import { ReservationRow } from './ReservationRow.tsx';
import { ReserveLink } from './ReserveLink.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });
const Part = styled('section')({ marginBottom: space(50) });

/**
 * Lists upcoming visits, the next one first, which can be canceled; then past and canceled ones,
 * the latest first.
 */
export function ReservationList({ reservations }: { reservations: readonly CheckinReservation[] }) {
  const intl = useIntl();
  const present = useNow();
  const isUpcoming = ({ status, endDateTime }: CheckinReservation) =>
    status === 'RESERVED' && endDateTime > present;
  const upcoming = reservations.filter(isUpcoming).toReversed();
  const past = reservations.filter((one) => !isUpcoming(one));
  // The focused button disappears with its row once the list has been refetched.
  useFocusFallback(upcoming.map(({ id }) => id).join());
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(messages.cancel)}
      cancelLabel={intl.formatMessage(messages.keep)}
    >
      <Part aria-labelledby="upcoming">
        <Typography id="upcoming" variant="h2">
          <FormattedMessage {...messages.upcoming} />
        </Typography>
        {upcoming.length === 0 && (
          <>
            <Typography color="textSecondary" sx={{ my: 2 }}>
              <FormattedMessage {...messages.nothingUpcoming} />
            </Typography>
            <ReserveLink />
          </>
        )}
        <List>
          {upcoming.map((one) => (
            <ReservationRow
              key={one.id}
              reservation={one}
              action={<CancelReservation reservation={one} />}
            />
          ))}
        </List>
      </Part>
      {past.length > 0 && (
        <Part aria-labelledby="past">
          <Typography id="past" variant="h2">
            <FormattedMessage {...messages.past} />
          </Typography>
          <List>
            {past.map((one) => (
              <ReservationRow key={one.id} reservation={one} />
            ))}
          </List>
        </Part>
      )}
    </ConfirmProvider>
  );
}
