import type { Flow, FlowTexts } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';
import { useRechargeOrder } from './useRechargeOrder.ts';
import { useRechargeSubject } from './useRechargeSubject.tsx';

const texts: FlowTexts = {
  yours: messages.yours,
  summaryTitle: messages.summaryTitle,
  book: messages.recharge,
  booking: messages.recharging,
  terms: messages.terms,
  done: messages.done,
  doneText: messages.doneText,
  toStart: messages.toCredit,
  toOthers: messages.toCredit,
};

/** Recharge of a member's credit. */
export const rechargeFlow: Flow = {
  texts,
  needsSlot: false,
  LoadSubject: function LoadRecharge({ children }) {
    return children(useRechargeSubject());
  },
  LoadOrder: function LoadRechargeOrder({ id, children }) {
    return children(useRechargeOrder(id));
  },
  creates: ['createProductVariantCheckoutV4'],
  others: (studioUuid) => path('consumptionCredit', { studioUuid }),
};
