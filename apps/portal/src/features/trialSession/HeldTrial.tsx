import type { CalendarItem } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { CancelButton } from '../../domains/bookings/CancelButton.tsx';
import { AccountOffer } from '../../domains/checkout/AccountOffer.tsx';
import { BookingMark } from '../../domains/checkout/BookingMark.tsx';
import { ResultCard } from '../../domains/checkout/ResultCard.tsx';
import { addressLines } from '../../domains/studio/addressLines.ts';
import { Moment } from '../../lib/Moment.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { bookerOf } from './booker.ts';
import { messages } from './messages.ts';

/** A place that is held until the mail is answered: what to do, until when, and what is held. */
export function HeldTrial({ item, until }: { item: CalendarItem; until: Date }) {
  const { studio } = useStudio();
  const { uuid, name, image, colorHex, startDateTime, endDateTime, employees } = item;
  const person = bookerOf(uuid);
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
      next={
        <ResultCard
          name={name}
          picture={image}
          color={colorHex}
          when={{ start: startDateTime, end: endDateTime }}
          where={employees.map(({ displayedName }) => displayedName).join(', ')}
        >
          {[studio.name, ...addressLines(studio.address)].join(', ')}
        </ResultCard>
      }
      actions={<CancelButton item={item} of="guest" />}
      after={person && <AccountOffer person={person} />}
    />
  );
}
