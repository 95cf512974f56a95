import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AccountOffer } from '../../checkout/contact/AccountOffer.tsx';
import type { Order } from '../../checkout/flow/Flow.ts';
import { OrderGate } from '../../checkout/flow/OrderGate.tsx';
import { orderReference } from '../../checkout/result/reference.tsx';
import { paidMessage, PaidMessage } from '../../checkout/result/PaidMessage.tsx';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ProductKind } from './ProductKind.ts';
import { clearProductChoice } from './productChoice.ts';
import type { ProductFlow } from './productFlows.ts';
import { PurchaseCard } from './PurchaseCard.tsx';
import { resultMessages } from './resultMessages.ts';
import { VoucherSheets } from '../vouchers/VoucherSheets.tsx';

/**
 * Success page of a product order, read from the server: the purchase, its code and how to use it.
 */
export function ProductSuccess({ flow }: { flow: ProductFlow }) {
  return (
    <OrderGate flow={flow} states={['FINALIZED']}>
      {(order) => <Bought kind={flow.kind} order={order} />}
    </OrderGate>
  );
}

function Bought({ kind, order }: { kind: ProductKind; order: Order }) {
  useEffect(clearProductChoice, []);
  const { studioUuid } = useStudio();
  const { id, subject, purchase, customerData, publicToken } = order;
  const { name, picture = null } = subject;
  const message = paidMessage(order);
  const canOpenCourses = useCanOpen('courses');
  const isVoucher = kind.type === 'VOUCHER';
  const others = (
    <Button variant="text" component={Link} to={kind.list(studioUuid)}>
      <FormattedMessage {...kind.flowTexts.toOthers} />
    </Button>
  );
  const reference = orderReference(id);
  if (!purchase)
    return (
      <ResultRoom>
        <ResultMark
          kind="failure"
          titleComponent="h1"
          title={<FormattedMessage {...resultMessages.ended} />}
          description={<FormattedMessage {...resultMessages.endedText} values={{ name }} />}
          reference={reference}
          actions={others}
        />
      </ResultRoom>
    );
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...kind.flowTexts.done} />}
        description={<FormattedMessage {...kind.flowTexts.doneText} values={{ name }} />}
        reference={reference}
        next={
          <>
            {isVoucher ? (
              <VoucherSheets purchase={{ ...purchase, name }} />
            ) : (
              <PurchaseCard
                name={name}
                picture={picture}
                purchase={purchase}
                page={kind.list(studioUuid)}
              >
                <FormattedMessage
                  {...(purchase.bookingOptionId === null
                    ? resultMessages.showCode
                    : resultMessages.usedWhenBooking)}
                />
              </PurchaseCard>
            )}
            {message && (
              <p>
                <PaidMessage order={order} message={message} />
              </p>
            )}
          </>
        }
        actions={
          <>
            {purchase.bookingOptionId !== null && canOpenCourses && (
              <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
                <FormattedMessage {...resultMessages.use} />
              </Button>
            )}
            {others}
          </>
        }
      />
      {publicToken !== null && customerData && <AccountOffer person={customerData} />}
    </ResultRoom>
  );
}
