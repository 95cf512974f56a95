import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { stateMessages } from '../courses/stateMessages.ts';
import { messages } from './messages.ts';
import { isBooking, type Visit } from './visit.ts';

const states = {
  BOOKED: stateMessages.booked,
  WAITING: stateMessages.onWaitingList,
  CANCELED: messages.canceled,
  ATTENDED: messages.attended,
  NO_SHOW: messages.noShow,
  RESERVED: messages.reserved,
} as const satisfies Record<string, MessageDescriptor>;

/** State of a visit as a tag: booked, place on the waiting list, missed, canceled. */
export function VisitState({ visit }: { visit: Visit }) {
  const status = isBooking(visit) ? visit.participantStatus : visit.status;
  const position = isBooking(visit) ? (visit.waitingListPosition ?? 0) : 0;
  return (
    <Tag>
      <FormattedMessage {...states[status]} values={{ position }} />
    </Tag>
  );
}
