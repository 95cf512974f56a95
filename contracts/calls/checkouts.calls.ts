import { dayScenarios } from '../scenarios/days.ts';
import { repeatedRequestScenarios } from '../scenarios/repeatedRequests.ts';
import { multipleErrorsScenarios } from '../scenarios/multipleErrors.ts';
import { definePact } from '../src/definePact.ts';
import { balanceCalls } from './checkouts/balance.ts';
import { beginCalls } from './checkouts/begin.ts';
import { beginProductCalls } from './checkouts/beginProduct.ts';
import { beginProductV4Calls } from './checkouts/beginProductV4.ts';
import { beginSingleCalls } from './checkouts/beginSingle.ts';
import { beginSingleV4Calls } from './checkouts/beginSingleV4.ts';
import { beginV4Calls } from './checkouts/beginV4.ts';
import { memberCheckoutCalls } from './checkouts/checkout.ts';
import { payCalls } from './checkouts/payment.ts';
import { productCheckoutCalls } from './checkouts/productCheckout.ts';
import { publicCheckoutCalls } from './checkouts/publicCheckout.ts';
import { publicPayCalls } from './checkouts/publicPayment.ts';
import { singleCheckoutCalls } from './checkouts/singleCheckout.ts';

definePact(
  'checkouts',
  {
    ...beginCalls,
    ...beginV4Calls,
    ...beginSingleCalls,
    ...beginSingleV4Calls,
    ...singleCheckoutCalls,
    ...beginProductCalls,
    ...beginProductV4Calls,
    ...productCheckoutCalls,
    ...balanceCalls,
    ...memberCheckoutCalls,
    ...payCalls,
    ...publicCheckoutCalls,
    ...publicPayCalls,
  },
  [...repeatedRequestScenarios, ...dayScenarios, ...multipleErrorsScenarios],
);
