/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicAccountBalanceCheckout } from './get-public-account-balance-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicAccountBalanceCheckoutQueryKey = (publicToken: string, sdk?: Sdk) => callKeyOf(sdk, 'getPublicAccountBalanceCheckout', publicToken);


export const getGetPublicAccountBalanceCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAccountBalanceCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>> = ({ signal, queryKey }) => getPublicAccountBalanceCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: publicToken === null || publicToken === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicAccountBalanceCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>>
export type GetPublicAccountBalanceCheckoutQueryError = OperationError<'getPublicAccountBalanceCheckout'>


/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckout<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAccountBalanceCheckoutQueryOptions(publicToken,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export const prefetchGetPublicAccountBalanceCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 queryClient: QueryClient, publicToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicAccountBalanceCheckoutQueryOptions(publicToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicAccountBalanceCheckout} query
 */
export const invalidateGetPublicAccountBalanceCheckout = async (
 queryClient: QueryClient, publicToken: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicAccountBalanceCheckoutQueryKey(publicToken, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicAccountBalanceCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAccountBalanceCheckoutQueryKey(publicToken, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>> = ({ signal, queryKey }) => getPublicAccountBalanceCheckout(publicToken, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicAccountBalanceCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>>
export type GetPublicAccountBalanceCheckoutSuspenseQueryError = OperationError<'getPublicAccountBalanceCheckout'>


/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export function useGetPublicAccountBalanceCheckoutSuspense<TData = Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError = OperationError<'getPublicAccountBalanceCheckout'>>(
 publicToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAccountBalanceCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAccountBalanceCheckoutSuspenseQueryOptions(publicToken,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}