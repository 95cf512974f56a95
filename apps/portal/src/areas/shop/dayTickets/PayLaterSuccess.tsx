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
import { clearProductChoice } from '../products/productChoice.ts';
import { readBookedTicket } from './bookedTicket.ts';
import { dayTicketKind } from '../products/kinds.ts';
import { PurchaseCard } from '../products/PurchaseCard.tsx';
import { resultMessages } from '../products/resultMessages.ts';

/**
 * Confirmation of a day ticket that is paid at the studio. Its code is shown once; after that it is
 * only in the mail.
 */
export function PayLaterSuccess() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { leadId = '' } = useParams();
  const ticket = readBookedTicket(leadId);
  // A layout effect runs after the previous step has unmounted, which would otherwise redirect, and
  // before the user can press Back.
  useLayoutEffect(() => {
    endDraft();
    clearProductChoice();
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
