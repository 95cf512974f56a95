import { FormattedMessage } from 'react-intl';
import { familyMessages } from '../../account/family/familyMessages.ts';
import { useActing } from '../../account/family/useActing.ts';
import { messages } from './messages.ts';

/** Whose bookings are shown: the reader's, or those of whom they act for. */
export function BookingsTitle() {
  const acting = useActing();
  return acting ? (
    <FormattedMessage {...familyMessages.bookingsOf} values={{ name: acting.firstName }} />
  ) : (
    <FormattedMessage {...messages.title} />
  );
}

/** That there are none. */
export function NothingBooked() {
  const acting = useActing();
  return acting ? (
    <FormattedMessage {...familyMessages.nothingBooked} values={{ name: acting.firstName }} />
  ) : (
    <FormattedMessage {...messages.empty} />
  );
}
