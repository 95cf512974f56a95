import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { orderReference } from '../../checkout/result/orderReference.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { forgetChoice } from '../products/productChoice.ts';
import { ticketOf } from './bookedTicket.ts';
import { dayTicketKind } from '../products/kinds.ts';
import { PurchaseCard } from '../products/PurchaseCard.tsx';
import { resultMessages } from '../products/resultMessages.ts';

/** A day ticket that is paid at the studio is booked. Its code is shown once; whoever comes back later has it in the mail. */
export function PayLaterSuccess() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { leadId = '' } = useParams();
  const ticket = ticketOf(leadId);
  // Not before the step before is unmounted, which would turn back; not after paint, when Back may already be pressed.
  useLayoutEffect(() => {
    endDraft();
    forgetChoice();
  }, []);
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...resultMessages.laterTitle} />}
        description={<FormattedMessage {...resultMessages.laterText} />}
        reference={orderReference(leadId)}
        next={
          ticket && (
            <PurchaseCard name={ticket.name} picture={null} purchase={ticket.purchase}>
              <FormattedMessage
                {...resultMessages.laterPay}
                values={{ price: formatPrice(ticket.price, intl.locale) }}
              />
            </PurchaseCard>
          )
        }
        actions={
          <Button variant="text" component={Link} to={dayTicketKind.list(studioUuid)}>
            <FormattedMessage {...dayTicketKind.flowTexts.toOthers} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
