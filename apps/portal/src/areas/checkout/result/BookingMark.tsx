import { ResultMark, type ResultMarkProps } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { bookingReference } from './reference.tsx';
import { ResultRoom } from './ResultRoom.tsx';

interface BookingMarkProps extends Omit<ResultMarkProps, 'titleComponent' | 'reference'> {
  /** Id of the booking or order; its first characters are shown as reference. */
  uuid: string;
  /** Shown last. */
  after?: ReactNode;
}

/** Result page of a booking with its reference. */
export const BookingMark = ({ uuid, after, ...mark }: BookingMarkProps) => (
  <ResultRoom>
    <ResultMark {...mark} titleComponent="h1" reference={bookingReference(uuid)} />
    {after}
  </ResultRoom>
);
