import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { isRecord } from '../../../lib/isRecord.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { dayTicketKind } from '../products/kinds.ts';
import { resultMessages } from '../products/resultMessages.ts';

/** Says why the ticket could not be booked, and links back to the list. */
export function PayLaterFailure() {
  const { studioUuid } = useStudio();
  const state: unknown = useLocation().state;
  const soldOut = isRecord(state) && 'soldOut' in state;
  return (
    <DeadEnd
      title={resultMessages.laterFailed}
      description={
        <FormattedMessage
          {...(soldOut ? resultMessages.laterSoldOut : resultMessages.laterFailedText)}
        />
      }
      to={dayTicketKind.list(studioUuid)}
      label={dayTicketKind.flowTexts.toOthers}
    />
  );
}
