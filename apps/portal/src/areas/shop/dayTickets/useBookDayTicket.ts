import type { BookDayTicketRequest } from '@studio-portal/sdk/types';
import { bookDayTicket } from '@studio-portal/sdk/api/day-tickets';
import { useNavigate } from 'react-router';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { keepTicket } from './bookedTicket.ts';
import type { ProductChoice } from '../products/productChoice.ts';

/** What the history keeps of a refusal, for the page that says it. */
const soldOutState = { soldOut: true };

const soldOut = 'product.error.soldout';

/** Refusals of the ticket itself; any other is told where it was ordered, and what was typed stays. */
const gone: ReadonlySet<string | undefined> = new Set([
  soldOut,
  'product.error.notfound',
  'product.error.usagedatenotallowed',
]);

/** Books a day ticket that is paid at the studio, once however often it is sent, and shows what has become of it. */
export function useBookDayTicket({ productVariantId, key }: ProductChoice) {
  const navigate = useNavigate();
  const { studioUuid } = useStudio();
  const at = { studioUuid, offerId: productVariantId };
  return useApiMutation(['bookDayTicket'], {
    mutationFn: (request: BookDayTicketRequest) =>
      bookDayTicket(request, { 'Idempotency-Key': key }),
    onSuccess: (ticket) => {
      keepTicket(ticket);
      void navigate(path('dayTicketPaylaterSuccess', { ...at, leadId: ticket.leadId }), {
        replace: true,
      });
    },
    onError: (error) => {
      const code = toApiError(error)?.errorCode;
      if (!gone.has(code)) return;
      void navigate(path('dayTicketPaylaterFailure', at), {
        replace: true,
        ...(code === soldOut ? { state: soldOutState } : {}),
      });
    },
  });
}
