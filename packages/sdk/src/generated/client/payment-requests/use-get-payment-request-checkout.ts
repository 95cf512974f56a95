/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPaymentRequestCheckout } from './get-payment-request-checkout.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPaymentRequestCheckoutQueryKey = (id: string, sdk?: Sdk) => callKeyOf(sdk, 'getPaymentRequestCheckout', id);


export const getGetPaymentRequestCheckoutQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentRequestCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentRequestCheckout>>> = ({ signal, queryKey }) => getPaymentRequestCheckout(id, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentRequestCheckoutQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentRequestCheckout>>>
export type GetPaymentRequestCheckoutQueryError = OperationError<'getPaymentRequestCheckout'>


/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckout<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentRequestCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPaymentRequestCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckout<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentRequestCheckout>>,
          TError,
          Awaited<ReturnType<typeof getPaymentRequestCheckout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckout<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckout<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentRequestCheckoutQueryOptions(id,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export const prefetchGetPaymentRequestCheckoutQuery = async <TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentRequestCheckoutQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPaymentRequestCheckout} query
 */
export const invalidateGetPaymentRequestCheckout = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentRequestCheckoutQueryKey(id, options?.sdk) }, options);

  return queryClient;
}




export const getGetPaymentRequestCheckoutSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentRequestCheckoutQueryKey(id, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentRequestCheckout>>> = ({ signal, queryKey }) => getPaymentRequestCheckout(id, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentRequestCheckoutSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentRequestCheckout>>>
export type GetPaymentRequestCheckoutSuspenseQueryError = OperationError<'getPaymentRequestCheckout'>


/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckoutSuspense<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckoutSuspense<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckoutSuspense<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a payment request's checkout
 *
 * For anyone with the id. Read it after the return from the bank and for the result page. Open checkouts become EXPIRED after expiresAt.
 */
export function useGetPaymentRequestCheckoutSuspense<TData = Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError = OperationError<'getPaymentRequestCheckout'>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequestCheckout>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentRequestCheckoutSuspenseQueryOptions(id,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}