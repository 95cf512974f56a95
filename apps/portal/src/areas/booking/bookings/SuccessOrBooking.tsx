import { useParams, useSearchParams } from 'react-router';
import type { Flow } from '../../checkout/flow/Flow.ts';
import { SuccessStep } from '../../checkout/result/SuccessStep.tsx';
import { BookingResult } from './BookingResult.tsx';

/**
 * Shows the success page of a checkout or, with `?by=booking`, a booking by its uuid, which needs
 * no checkout.
 */
export function SuccessOrBooking({ flow }: { flow: Flow }) {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  return query.get('by') === 'booking' ? (
    <BookingResult flow={flow} uuid={checkoutId} />
  ) : (
    <SuccessStep flow={flow} />
  );
}
