import type { RouteName } from '../../../lib/address/patterns.ts';

/** Pages of member data; the first accessible one opens by default (spec 2.4). */
export const customerPages = [
  'customerPersonal',
  'customerAddress',
  'customerContact',
  'customerPayment',
] as const satisfies readonly RouteName[];
