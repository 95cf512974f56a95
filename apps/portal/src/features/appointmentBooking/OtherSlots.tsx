import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Slot } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useNextFree } from '../../domains/appointmentView/useNextFree.ts';
import type { Item } from '../../domains/checkout/Flow.ts';
import { chosenSlot, storeSlot } from '../../domains/checkout/slot.ts';
import { Moment } from '../../lib/Moment.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { appointmentAddresses } from './appointmentAddresses.ts';
import { messages } from '../../domains/slots/messages.ts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(8),
});

/**
 * When else there is time, with the same person where one was chosen. One tap takes another time and goes on in the same step with what
 * was typed; an order of the lost time is made anew.
 */
export function OtherSlots(_props: { item: Item }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { offerId, checkoutId } = useParams();
  const { studio, studioUuid } = useStudio();
  const id = useNumericParam('id');
  const employeeId = (id !== undefined && chosenSlot(id)?.employeeId) || null;
  const { slots } = useNextFree(id, {
    employeeIds: employeeId === null ? [] : [employeeId],
    limit: 4,
  });
  const free = slots?.filter(({ alreadyBooked }) => !alreadyBooked);
  const take = (slot: Slot) => {
    if (id === undefined) return;
    storeSlot(slot, { benefitId: id, employeeId });
    const isOrdered = checkoutId !== undefined && offerId !== undefined;
    void navigate(
      isOrdered ? appointmentAddresses(studioUuid, id, Number(offerId)).contact : pathname + search,
      { replace: true },
    );
  };
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...messages.nextFree} />
      </Typography>
      {free?.length === 0 && (
        <Typography>
          <FormattedMessage {...messages.nothingSoon} />
        </Typography>
      )}
      <List>
        {free?.map((slot) => (
          <li key={slot.startDateTime.toJSON()}>
            <Button variant="outlined" fullWidth onClick={() => take(slot)}>
              <Moment at={slot.startDateTime} zone={studio.zoneId} />
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}
