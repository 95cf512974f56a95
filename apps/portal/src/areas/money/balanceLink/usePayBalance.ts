import { createPublicAccountBalanceCheckout } from '@studio-portal/sdk/api/checkouts';
import { useLocation } from 'react-router';
import { visitorCalls } from '../../checkout/flow/checkoutCalls.ts';
import { requireSettled } from '../../checkout/summary/retryUntilSettled.ts';
import { useLinkCheckout } from '../../checkout/links/useLinkCheckout.ts';
import { payAddress } from './addresses.ts';

/**
 * Paying what is owed by a link. What was begun stands in the address, so that reload and the bank's page lead back to it.
 * @param balanceToken the secret of the balance; undefined while it is not known, or nothing is owed
 * @param refetch reads what is owed and what was begun again: it may have been paid elsewhere
 */
export function usePayBalance(balanceToken: string | undefined, refetch: () => void) {
  const { search } = useLocation();
  return useLinkCheckout(
    {
      create: {
        operation: 'createPublicAccountBalanceCheckout',
        send: async (payer, key) => {
          if (balanceToken === undefined) throw new TypeError('There is nothing to pay.');
          const { publicToken } = await createPublicAccountBalanceCheckout(
            { token: balanceToken, ...payer },
            { 'Idempotency-Key': key },
          );
          if (publicToken === null) throw new TypeError('A public checkout has no token.');
          return publicToken;
        },
      },
      authenticate: visitorCalls.authenticate,
      finalize: {
        operation: visitorCalls.finalize.operation,
        send: (id) => requireSettled(visitorCalls.finalize.send(id, id)),
      },
      cancel: visitorCalls.cancel,
    },
    { checkoutPath: (id) => payAddress(search, id), refetch },
  );
}
