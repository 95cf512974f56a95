import type { BookedBy } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { familyMessages } from './familyMessages.ts';

/** Who has booked something for somebody else, in words; undefined where that was the person whose it is. */
export function useBookedBy(bookedBy: BookedBy | undefined): string | undefined {
  const intl = useIntl();
  if (!bookedBy) return undefined;
  return bookedBy.byYou
    ? intl.formatMessage(familyMessages.bookedByYou)
    : intl.formatMessage(familyMessages.bookedBy, { name: bookedBy.firstName });
}
