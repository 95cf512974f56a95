import type { BookedBy } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { familyMessages } from './familyMessages.ts';
import { useActing } from './useActing.ts';

/** For whom and by whom something is booked, in words; undefined where whoever reads has booked it for themselves. */
export function useBookedBy(bookedBy: BookedBy | undefined): string | undefined {
  const intl = useIntl();
  const acting = useActing();
  if (bookedBy) return intl.formatMessage(familyMessages.bookedBy, { name: bookedBy.firstName });
  // A new order's answer does not say so: this tab has just made it.
  return acting && intl.formatMessage(familyMessages.byYou, { name: acting.firstName });
}
