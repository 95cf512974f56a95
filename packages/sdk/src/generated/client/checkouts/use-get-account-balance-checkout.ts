/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAccountBalanceCheckout } from './get-account-balance-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetAccountBalanceCheckoutQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getAccountBalanceCheckout', id);


export const getGetAccountBalanceCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountBalanceCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountBalanceCheckout>>> = ({ signal, queryKey }) => getAccountBalanceCheckout(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountBalanceCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountBalanceCheckout>>>
export type GetAccountBalanceCheckoutQueryError = OperationError<'getAccountBalanceCheckout'>


/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountBalanceCheckout>>,
          TError,
          Awaited<ReturnType<typeof getAccountBalanceCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountBalanceCheckout>>,
          TError,
          Awaited<ReturnType<typeof getAccountBalanceCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountBalanceCheckoutQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export const prefetchGetAccountBalanceCheckoutQuery = async <TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAccountBalanceCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAccountBalanceCheckout} query
 */
export const invalidateGetAccountBalanceCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccountBalanceCheckoutQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetAccountBalanceCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountBalanceCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountBalanceCheckout>>> = ({ signal, queryKey }) => getAccountBalanceCheckout(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccountBalanceCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountBalanceCheckout>>>
export type GetAccountBalanceCheckoutSuspenseQueryError = OperationError<'getAccountBalanceCheckout'>


/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError = OperationError<'getAccountBalanceCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountBalanceCheckoutSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}