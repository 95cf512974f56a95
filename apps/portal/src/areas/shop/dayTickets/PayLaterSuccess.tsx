import Button from '@mui/material/Button';
import type { BookedDayTicket } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { resultMessages as orderMessages } from '../../checkout/result/resultMessages.ts';
import { orderReference } from '../../checkout/result/orderReference.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { clearProductChoice } from '../products/productChoice.ts';
import { readBookedTicket } from './bookedTicket.ts';
import { dayTicketKind } from '../products/kinds.ts';
import { PurchaseCard } from '../products/PurchaseCard.tsx';
import { resultMessages } from '../products/resultMessages.ts';

/**
 * Confirmation of a day ticket that is paid at the studio, during the visit in which it was booked.
 * After that, its code is only in the mail.
 */
export function PayLaterSuccess() {
  const { studioUuid } = useStudio();
  const { leadId = '' } = useParams();
  const ticket = readBookedTicket(leadId);
  if (ticket) return <Booked ticket={ticket} />;
  return (
    <DeadEnd
      title={orderMessages.unknownOrder}
      description={<FormattedMessage {...resultMessages.laterUnknown} />}
      to={dayTicketKind.list(studioUuid)}
      label={dayTicketKind.flowTexts.toOthers}
    />
  );
}

function Booked({ ticket: { leadId, name, price, purchase } }: { ticket: BookedDayTicket }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
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
          <PurchaseCard name={name} picture={null} purchase={purchase}>
            <FormattedMessage
              {...resultMessages.laterPay}
              values={{ price: formatPrice(price, intl.locale) }}
            />
          </PurchaseCard>
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
