import type { CalendarItem } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { CancelButton } from '../../domains/bookings/CancelButton.tsx';
import { AccountOffer } from '../../domains/checkout/AccountOffer.tsx';
import { ResultCard } from '../../domains/checkout/ResultCard.tsx';
import { resultMessages } from '../../domains/checkout/resultMessages.ts';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { addressLines } from '../../domains/studio/addressLines.ts';
import { Moment } from '../../lib/Moment.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Held } from './heldBooking.ts';
import { messages } from './messages.ts';

/** A time that is held until the mail is answered: what to do, until when, and what is held. */
export function HeldTrial({ item, held }: { item: CalendarItem; held: Held }) {
  const { studio } = useStudio();
  const { uuid, name, image, colorHex, startDateTime, endDateTime, employees } = item;
  return (
    <ResultRoom>
      <ResultMark
        kind="pending"
        titleComponent="h1"
        title={<FormattedMessage {...messages.heldTitle} />}
        description={
          <FormattedMessage
            {...messages.heldText}
            values={{
              email: held.person.email,
              until: <Moment at={held.until} zone={studio.zoneId} inSentence />,
            }}
          />
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: uuid.slice(0, 8).toUpperCase(),
        }}
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
      />
      <AccountOffer person={held.person} />
    </ResultRoom>
  );
}
