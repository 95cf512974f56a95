import type { BookedBy } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { familyMessages } from './familyMessages.ts';

/**
 * Returns a label for who made a booking on behalf of someone; undefined if they booked for
 * themselves.
 */
export function useBookerLabel(bookedBy: BookedBy | undefined): string | undefined {
  const intl = useIntl();
  if (!bookedBy) return undefined;
  return bookedBy.byYou
    ? intl.formatMessage(familyMessages.bookedByYou)
    : intl.formatMessage(familyMessages.bookedBy, { name: bookedBy.firstName });
}
