import type { CalendarItem } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { CancelButton } from '../bookings/CancelButton.tsx';
import { AccountOffer } from '../../checkout/contact/AccountOffer.tsx';
import { BookingMark } from '../../checkout/result/BookingMark.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { readBooker } from './booker.ts';
import { messages } from './messages.ts';
import { TrialCard } from './TrialCard.tsx';

/**
 * Shows a place that is held until the user confirms by mail: what to do, the deadline and the
 * booking.
 */
export function HeldTrial({ item, until }: { item: CalendarItem; until: Date }) {
  const { studio } = useStudio();
  const { uuid } = item;
  const person = readBooker(uuid);
  return (
    <BookingMark
      kind="pending"
      title={<FormattedMessage {...messages.heldTitle} />}
      description={
        <FormattedMessage
          {...(person ? messages.heldText : messages.heldTextHere)}
          values={{
            email: person?.email,
            until: <Moment at={until} zone={studio.zoneId} inSentence />,
          }}
        />
      }
      uuid={uuid}
      next={<TrialCard item={item} />}
      actions={<CancelButton item={item} owner="guest" />}
      after={person && <AccountOffer person={person} />}
    />
  );
}
