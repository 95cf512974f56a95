import { addParameter } from '../../../lib/address/query.ts';
import type { FlowAddresses } from '../flow/Flow.ts';

/** Returns the address of the payment step after a declined order, keeping an existing query. */
export const retryPaymentPath = ({ payment }: FlowAddresses, checkoutId: string): string =>
  addParameter(payment, 'failed', checkoutId);
