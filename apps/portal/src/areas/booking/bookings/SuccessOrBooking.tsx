import { useParams, useSearchParams } from 'react-router';
import type { Flow } from '../../checkout/flow/Flow.ts';
import { SuccessStep } from '../../checkout/result/SuccessStep.tsx';
import { BookingResult } from './BookingResult.tsx';

/** The good end, read from the server: a checkout, or (`?by=booking`) a booking that none of this visit has led to. */
export function SuccessOrBooking({ flow }: { flow: Flow }) {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  return query.get('by') === 'booking' ? (
    <BookingResult flow={flow} uuid={checkoutId} />
  ) : (
    <SuccessStep flow={flow} />
  );
}
