import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Flow, Order } from '../flow/Flow.ts';
import { OrderGate } from '../flow/OrderGate.tsx';
import { orderReference } from './reference.tsx';
import { paidMessage, PaidMessage } from './PaidMessage.tsx';
import { ResultRoom } from './ResultRoom.tsx';

interface PaidSuccessProps {
  flow: Flow;
  /** Current balance or credit, loaded after the payment. */
  children: ReactNode;
}

/** Success page of a payment without a booking: amount, payment method and the new balance. */
export const PaidSuccess = ({ flow, children }: PaidSuccessProps) => (
  <OrderGate flow={flow} states={['FINALIZED']}>
    {(order) => (
      <Paid flow={flow} order={order}>
        {children}
      </Paid>
    )}
  </OrderGate>
);

function Paid({ flow: { texts }, order, children }: PaidSuccessProps & { order: Order }) {
  const { id, subject } = order;
  const message = paidMessage(order);
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...texts.done} />}
        description={<FormattedMessage {...texts.doneText} values={{ name: subject.name }} />}
        reference={orderReference(id)}
        next={
          <p>
            {message && <PaidMessage order={order} message={message} />}
            <br />
            {children}
          </p>
        }
        actions={
          <Button variant="contained" component={Link} to={subject.start}>
            <FormattedMessage {...texts.toStart} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
