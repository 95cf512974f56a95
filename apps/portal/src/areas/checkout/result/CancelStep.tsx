import type { Flow } from '../flow/Flow.ts';
import { NoResult } from './NoResult.tsx';
import { OrderGate } from '../flow/OrderGate.tsx';

/** The page of an order that was given up. */
export const CancelStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['CANCELED']}>
    {(order) => <NoResult flow={flow} order={order} />}
  </OrderGate>
);
