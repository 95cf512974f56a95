import type { RouteName } from '../../../lib/address/patterns.ts';

/** The pages of the data of a member, in the order in which the first readable one is opened (specification 1, section 2.4). */
export const customerPages = [
  'customerPersonal',
  'customerAddress',
  'customerContact',
  'customerPayment',
] as const satisfies readonly RouteName[];
