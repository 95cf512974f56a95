import { useGetPublicAccountBalanceCheckout } from '@studio-portal/sdk/api/checkouts';
import {
  useGetPublicAccountBalance,
  useListPublicPaymentMethods,
} from '@studio-portal/sdk/api/payment-instruments';
import { useGetSelfServiceConfiguration } from '@studio-portal/sdk/api/self-service-link';

/**
 * Loads the balance of a link, the started payment and the available payment methods.
 * @param token token of the link
 * @param checkout public token of the started payment, from the address
 */
export function useBalance(token: string, checkout: string | undefined) {
  const configuration = useGetSelfServiceConfiguration(token, { query: { staleTime: 0 } });
  const balanceToken = configuration.data?.actions.find(
    ({ type }) => type === 'ACCOUNT_BALANCE',
  )?.token;
  const balance = useGetPublicAccountBalance(balanceToken ?? '', {
    query: { enabled: balanceToken !== undefined, staleTime: 0 },
  });
  const isStarted = checkout !== undefined;
  const order = useGetPublicAccountBalanceCheckout(checkout ?? '', {
    query: { enabled: isStarted, staleTime: 0 },
  });
  const studioId = balance.data?.studio.id;
  const methods = useListPublicPaymentMethods(
    { organizationUnitId: studioId ?? 0 },
    { query: { enabled: studioId !== undefined } },
  );
  // The server answers with an error if the balance was paid elsewhere; that is not a failure.
  const isPaidElsewhere =
    configuration.error?.status === 409 ||
    (configuration.data !== undefined && balanceToken === undefined) ||
    balance.error?.status === 404;
  return {
    configuration,
    balanceToken,
    balance,
    order,
    methods,
    /** True if nothing is owed anymore, unless this page's payment settled it. */
    nothingLeft:
      isPaidElsewhere && !order.isFetching && !order.isError && order.data?.state !== 'FINALIZED',
    refetch: () =>
      void Promise.all([
        configuration.refetch(),
        balanceToken !== undefined && balance.refetch(),
        isStarted && order.refetch(),
      ]),
  };
}
