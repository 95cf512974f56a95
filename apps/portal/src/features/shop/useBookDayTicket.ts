import { ApiError } from '@studio-portal/sdk';
import { bookDayTicket } from '@studio-portal/sdk/api/day-tickets';
import type { BookDayTicketRequest } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWriting } from '../../lib/cache/useWriting.ts';
import { createKeyring } from '../../lib/createKeyring.ts';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { keepTicket } from './bookedTicket.ts';

/** What the history keeps of a refusal, for the page that says it. */
const soldOutState = { soldOut: true };

/** Books a day ticket that is paid at the studio, once however often it is sent, and shows what has become of it. */
export function useBookDayTicket(productVariantId: number) {
  const navigate = useNavigate();
  const { studioUuid } = useStudio();
  const [keyFor] = useState(createKeyring);
  const at = { studioUuid, offerId: productVariantId };
  return useWriting(['bookDayTicket'], {
    mutationFn: (request: BookDayTicketRequest) =>
      bookDayTicket(request, { 'Idempotency-Key': keyFor(request) }),
    onSuccess: (ticket) => {
      keepTicket(ticket);
      void navigate(path('dayTicketPaylaterSuccess', { ...at, leadId: ticket.leadId }), {
        replace: true,
      });
    },
    // What is wrong with the form is said at the form; what cannot be had any more has a page that says so.
    onError: (error) => {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status !== 404 && status !== 409 && status !== 422) return;
      void navigate(path('dayTicketPaylaterFailure', at), {
        replace: true,
        ...(status === 409 ? { state: soldOutState } : {}),
      });
    },
  });
}
