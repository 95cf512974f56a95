import type { Flow, FlowTexts } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';
import { useBalanceOrder } from './useBalanceOrder.ts';
import { useBalanceSubject } from './useBalanceSubject.ts';

const texts: FlowTexts = {
  yours: messages.yours,
  summaryTitle: messages.summaryTitle,
  book: messages.pay,
  pay: messages.pay,
  booking: messages.paying,
  terms: messages.terms,
  done: messages.done,
  doneText: messages.doneText,
  toStart: messages.toAccount,
  toOthers: messages.toAccount,
};

/** Payment of a member's balance. */
export const balanceFlow: Flow = {
  texts,
  needsSlot: false,
  LoadSubject: function LoadBalance({ children }) {
    return children(useBalanceSubject());
  },
  LoadOrder: function LoadBalanceOrder({ id, children }) {
    return children(useBalanceOrder(id));
  },
  creates: ['createAccountBalanceCheckoutV4'],
  others: (studioUuid) => path('account', { studioUuid }),
};
