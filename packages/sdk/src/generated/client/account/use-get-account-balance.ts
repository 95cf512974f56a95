/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAccountBalance } from './get-account-balance.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetAccountBalanceQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getAccountBalance');


export const getGetAccountBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountBalanceQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountBalance>>> = ({ signal, queryKey }) => getAccountBalance({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountBalance>>>
export type GetAccountBalanceQueryError = OperationError<'getAccountBalance'>


/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalance<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountBalance>>,
          TError,
          Awaited<ReturnType<typeof getAccountBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalance<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountBalance>>,
          TError,
          Awaited<ReturnType<typeof getAccountBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalance<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalance<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountBalanceQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export const prefetchGetAccountBalanceQuery = async <TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAccountBalanceQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAccountBalance} query
 */
export const invalidateGetAccountBalance = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccountBalanceQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetAccountBalanceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountBalanceQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountBalance>>> = ({ signal, queryKey }) => getAccountBalance({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccountBalanceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountBalance>>>
export type GetAccountBalanceSuspenseQueryError = OperationError<'getAccountBalance'>


/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Account balance
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 */
export function useGetAccountBalanceSuspense<TData = Awaited<ReturnType<typeof getAccountBalance>>, TError = OperationError<'getAccountBalance'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalance>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountBalanceSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}