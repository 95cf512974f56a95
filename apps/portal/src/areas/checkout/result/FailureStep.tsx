import type { Flow } from '../flow/Flow.ts';
import { NoResult } from './NoResult.tsx';
import { OrderGate } from '../flow/OrderGate.tsx';

/** The page of an order that the bank declined, or that was open for too long. */
export const FailureStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['FAILED', 'EXPIRED']}>
    {(order) => <NoResult flow={flow} order={order} />}
  </OrderGate>
);
