import { FormattedMessage } from 'react-intl';
import { familyMessages } from '../../account/family/familyMessages.ts';
import { useActing } from '../../account/family/useActing.ts';
import { messages } from './messages.ts';

/** Titles the page for the current user, or for the family member they act for. */
export function BookingsTitle() {
  const acting = useActing();
  return acting ? (
    <FormattedMessage {...familyMessages.bookingsOf} values={{ name: acting.firstName }} />
  ) : (
    <FormattedMessage {...messages.title} />
  );
}

/** Says that nothing is booked, for the user or the family member they act for. */
export function NothingBooked() {
  const acting = useActing();
  return acting ? (
    <FormattedMessage {...familyMessages.nothingBooked} values={{ name: acting.firstName }} />
  ) : (
    <FormattedMessage {...messages.empty} />
  );
}
