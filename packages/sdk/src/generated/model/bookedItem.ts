/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookedItemParticipantStatus } from './bookedItemParticipantStatus.ts';

/**
 * A booking.
 */
export interface BookedItem {
  /**
     * Identifies the booking.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Address of the stream, for online appointments.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  stream: string | null;
  /** State of the booking. */
  participantStatus: BookedItemParticipantStatus;
  /**
     * Position on the waiting list, from 1; null if a place is booked.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  waitingListPosition: number | null;
  /** True if it is on the waiting list. */
  onWaitingList: boolean;
}
