import type { BookingOffer } from '@studio-portal/sdk/types';
import { useParams } from 'react-router';
import {
  type Appointment,
  bookingState,
  toAppointments,
} from '../../../domains/courseView/bookingState.ts';
import { useCourse } from '../../../domains/courseView/useCourse.ts';
import { now } from '../../../lib/dates.ts';
import { readSlot } from '../../../domains/courseView/slot.ts';
import { useNumericParam } from '../../../lib/useNumericParam.ts';
import { useWaysToBook } from './useWaysToBook.ts';

export interface OfferFlow {
  appointment: Appointment;
  offer: BookingOffer;
  /** Nobody took the last place meanwhile, or the reader joins the waiting list. */
  open: boolean;
  waiting: boolean;
}

export type FlowState =
  | { status: 'no-slot'; id: number | undefined }
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | ({ status: 'ready' } & OfferFlow);

/** What the steps of buying an offer share: the course, the offer, and whether there is still a place. Turns back without a stored slot. */
export function useOfferFlow(): FlowState {
  const id = useNumericParam('id');
  const { offerId } = useParams();
  const course = useCourse(id);
  const ways = useWaysToBook(id);
  if (id === undefined || !readSlot(id)) return { status: 'no-slot', id };
  const error = course.data ? ways.error : course.error;
  if (error && !(course.data && ways.data))
    return {
      status: 'error',
      error,
      retry: () => {
        void course.refetch();
        void ways.refetch();
      },
    };
  const [appointment] = toAppointments(course.data ? [course.data] : []);
  if (!appointment || !ways.data) return { status: 'loading' };
  const offer = ways.data.offers.find((other) => String(other.id) === offerId);
  // The address names an offer that this course does not have: the course page shows those it has.
  if (!offer) return { status: 'no-slot', id };
  const { kind } = bookingState(appointment, now());
  return {
    status: 'ready',
    appointment,
    offer,
    open: kind === 'book' || kind === 'waitingList',
    waiting: kind === 'waitingList',
  };
}
