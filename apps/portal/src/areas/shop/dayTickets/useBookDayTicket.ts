import type { BookDayTicketRequest } from '@studio-portal/sdk/types';
import { bookDayTicket } from '@studio-portal/sdk/api/day-tickets';
import { useNavigate } from 'react-router';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ProductChoice } from '../products/productChoice.ts';

const soldOut = 'product.error.soldout';

/** Errors of the ticket itself; all others show on the order page, which keeps the form values. */
const ticketErrors: ReadonlySet<string | undefined> = new Set([
  soldOut,
  'product.error.notfound',
  'product.error.usagedatenotallowed',
]);

/**
 * Books a day ticket that is paid at the studio, only once no matter how often it is sent, and
 * navigates to the result.
 */
export function useBookDayTicket({ productVariantId, key }: ProductChoice) {
  const navigate = useNavigate();
  const { studioUuid } = useStudio();
  const params = { studioUuid, offerId: productVariantId };
  return useApiMutation(['bookDayTicket'], {
    mutationFn: (request: BookDayTicketRequest) =>
      bookDayTicket(request, { 'Idempotency-Key': key }),
    onSuccess: (ticket) => {
      void navigate(path('dayTicketPaylaterSuccess', { ...params, leadId: ticket.leadId }), {
        replace: true,
      });
    },
    onError: (error) => {
      const code = toApiError(error)?.errorCode;
      if (!ticketErrors.has(code)) return;
      void navigate(path('dayTicketPaylaterFailure', params), {
        replace: true,
        // Tells the failure page why the booking was refused.
        state: { soldOut: code === soldOut },
      });
    },
  });
}
