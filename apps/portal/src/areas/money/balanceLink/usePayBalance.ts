import { createPublicAccountBalanceCheckout } from '@studio-portal/sdk/api/checkouts';
import type { Money } from '@studio-portal/sdk/types';
import { useLocation } from 'react-router';
import { visitorCalls } from '../../checkout/flow/checkoutCalls.ts';
import { requireSettled } from '../../checkout/summary/retryUntilSettled.ts';
import { useLinkCheckout } from '../../checkout/links/useLinkCheckout.ts';
import { payAddress } from './addresses.ts';

/**
 * Pays the balance of a link. The started payment is kept in the address, so that reloads and the
 * bank's page return to it.
 * @param balanceToken secret of the balance; undefined while it is unknown or if the balance is
 * zero
 * @param shown balance that the button names; another one is not paid
 * @param refetch reloads balance and payment, since it may have been paid elsewhere
 */
export function usePayBalance(
  balanceToken: string | undefined,
  shown: Money | undefined,
  refetch: () => void,
) {
  const { search } = useLocation();
  return useLinkCheckout(
    {
      create: {
        operation: 'createPublicAccountBalanceCheckout',
        send: async (payer, key) => {
          if (balanceToken === undefined) throw new TypeError('No balance is due on this link.');
          const { publicToken, price } = await createPublicAccountBalanceCheckout(
            { token: balanceToken, ...payer },
            { 'Idempotency-Key': key },
          );
          if (publicToken === null) throw new TypeError('A public checkout has no token.');
          if (price.amount === shown?.amount && price.currency === shown.currency)
            return publicToken;
          await visitorCalls.cancel.send(publicToken);
          return undefined;
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
