import type { Flow } from '../flow/Flow.ts';
import { NoResult } from './NoResult.tsx';
import { OrderGate } from '../flow/OrderGate.tsx';

/** Page of a canceled order. */
export const CancelStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['CANCELED']}>
    {(order) => <NoResult flow={flow} order={order} />}
  </OrderGate>
);
