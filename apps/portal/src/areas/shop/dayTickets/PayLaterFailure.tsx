import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { isRecord } from '../../../lib/isRecord.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { dayTicketKind } from '../products/kinds.ts';
import { resultMessages } from '../products/resultMessages.ts';

/**
 * Says why the ticket could not be booked, and links back to the list. Redirects there if no booking
 * was refused.
 */
export function PayLaterFailure() {
  const { studioUuid } = useStudio();
  const state: unknown = useLocation().state;
  if (!isRecord(state) || typeof state.soldOut !== 'boolean')
    return <Navigate to={dayTicketKind.list(studioUuid)} replace />;
  return (
    <DeadEnd
      title={resultMessages.laterFailed}
      description={
        <FormattedMessage
          {...(state.soldOut ? resultMessages.laterSoldOut : resultMessages.laterFailedText)}
        />
      }
      to={dayTicketKind.list(studioUuid)}
      label={dayTicketKind.flowTexts.toOthers}
    />
  );
}
