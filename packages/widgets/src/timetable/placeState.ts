import type { BookableCourse, Slot } from '@studio-portal/sdk/types';

/** State of a class for a visitor. */
export type PlaceState =
  | { kind: 'book' | 'waitingList' | 'membersOnly' | 'full' | 'closed' }
  | { kind: 'opens'; at: Date };

export const freePlaces = ({ bookedParticipants, maxParticipants }: BookableCourse): number =>
  Math.max(0, maxParticipants - bookedParticipants);

/** Derives the state from the answer and the time; the portal asks again before it books. */
export function placeState(course: BookableCourse, slot: Slot, now: Date): PlaceState {
  const { earliestBookingDateTime: opens, latestBookingDateTime, startDateTime } = slot;
  if (opens && opens > now) return { kind: 'opens', at: opens };
  if ((latestBookingDateTime ?? startDateTime) <= now) return { kind: 'closed' };
  const { price } = course;
  if (typeof price === 'object' && price.state === 'MEMBER_ONLY') return { kind: 'membersOnly' };
  if (freePlaces(course) > 0) return { kind: 'book' };
  const { waitingListActive, waitingListParticipants, maxWaitingListParticipants } = course;
  return {
    kind:
      waitingListActive && waitingListParticipants < maxWaitingListParticipants
        ? 'waitingList'
        : 'full',
  };
}
