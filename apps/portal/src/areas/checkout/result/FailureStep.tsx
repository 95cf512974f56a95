import type { Flow } from '../flow/Flow.ts';
import { NoResult } from './NoResult.tsx';
import { OrderGate } from '../flow/OrderGate.tsx';

/** Page of an order that was declined by the bank or has expired. */
export const FailureStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['FAILED', 'EXPIRED']}>
    {(order) => <NoResult flow={flow} order={order} />}
  </OrderGate>
);
