import { dayScenarios } from '../scenarios/days.ts';
import { sentAgainScenarios } from '../scenarios/sentAgain.ts';
import { severalFaultsScenarios } from '../scenarios/severalFaults.ts';
import { contract } from '../src/contract.ts';
import { beginCalls } from './checkouts/begin.ts';
import { beginV4Calls } from './checkouts/beginV4.ts';
import { memberCheckoutCalls } from './checkouts/checkout.ts';
import { payCalls } from './checkouts/payment.ts';
import { publicCheckoutCalls } from './checkouts/publicCheckout.ts';
import { publicPayCalls } from './checkouts/publicPayment.ts';

contract(
  'checkouts',
  {
    ...beginCalls,
    ...beginV4Calls,
    ...memberCheckoutCalls,
    ...payCalls,
    ...publicCheckoutCalls,
    ...publicPayCalls,
  },
  [...sentAgainScenarios, ...dayScenarios, ...severalFaultsScenarios],
);
