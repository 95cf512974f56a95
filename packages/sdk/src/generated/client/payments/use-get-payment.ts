/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPayment } from './get-payment.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPaymentQueryKey = (paymentId: string, sdk?: Sdk) => callKeyOf(sdk, 'getPayment', paymentId);


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(paymentId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal, queryKey }) => getPayment(paymentId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: paymentId === null || paymentId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = OperationError<'getPayment'>


/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(paymentId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export const prefetchGetPaymentQuery = async <TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 queryClient: QueryClient, paymentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentQueryOptions(paymentId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPayment} query
 */
export const invalidateGetPayment = async (
 queryClient: QueryClient, paymentId: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentQueryKey(paymentId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPaymentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(paymentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(paymentId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal, queryKey }) => getPayment(paymentId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentSuspenseQueryError = OperationError<'getPayment'>


/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = OperationError<'getPayment'>>(
 paymentId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentSuspenseQueryOptions(paymentId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}