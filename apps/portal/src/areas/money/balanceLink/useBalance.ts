import { useGetPublicAccountBalanceCheckout } from '@studio-portal/sdk/api/checkouts';
import {
  useGetPublicAccountBalance,
  useListPublicPaymentMethods,
} from '@studio-portal/sdk/api/payment-instruments';
import { useGetSelfServiceConfiguration } from '@studio-portal/sdk/api/self-service-link';
import { isPublicToken, isSelfServiceToken } from '../../../lib/address/linkTokens.ts';

/**
 * What is owed by a link, what was begun to pay it, and in which ways that can be.
 * @param token of the link
 * @param checkout of what the address says was begun
 */
export function useBalance(token: string, checkout: string | undefined) {
  const isLink = isSelfServiceToken(token);
  const configuration = useGetSelfServiceConfiguration(token, {
    query: { enabled: isLink, staleTime: 0 },
  });
  const balanceToken = configuration.data?.actions.find(
    ({ type }) => type === 'ACCOUNT_BALANCE',
  )?.token;
  const balance = useGetPublicAccountBalance(balanceToken ?? '', {
    query: { enabled: balanceToken !== undefined, staleTime: 0 },
  });
  const isBegun = isPublicToken(checkout);
  const order = useGetPublicAccountBalanceCheckout(checkout ?? '', {
    query: { enabled: isBegun, staleTime: 0 },
  });
  const studioId = balance.data?.studio.id;
  const methods = useListPublicPaymentMethods(
    { organizationUnitId: studioId ?? 0 },
    { query: { enabled: studioId !== undefined } },
  );
  // What is asked tells what is owed; that it is owed no more is told by a refusal, which is no failure.
  const isPaidElsewhere =
    configuration.error?.status === 409 ||
    (configuration.data !== undefined && balanceToken === undefined) ||
    balance.error?.status === 404;
  return {
    isLink,
    configuration,
    balanceToken,
    balance,
    order,
    methods,
    /** Nothing is owed any more, and not because of what was begun here. */
    nothingLeft: isPaidElsewhere && !order.isFetching && order.data?.state !== 'FINALIZED',
    refetch: () =>
      void Promise.all([
        configuration.refetch(),
        balanceToken !== undefined && balance.refetch(),
        isBegun && order.refetch(),
      ]),
  };
}
