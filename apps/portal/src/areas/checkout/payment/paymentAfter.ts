import type { FlowAddresses } from '../flow/Flow.ts';

/** The payment step after an order whose payment was declined; its address may have a query of its own. */
export const paymentAfter = ({ payment }: FlowAddresses, checkoutId: string): string =>
  `${payment}${payment.includes('?') ? '&' : '?'}failed=${checkoutId}`;
