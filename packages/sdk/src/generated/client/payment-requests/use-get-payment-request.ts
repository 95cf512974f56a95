/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPaymentRequest } from './get-payment-request.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPaymentRequestQueryKey = (paymentRequestUuid: string, sdk?: Sdk) => callKeyOf(sdk, 'getPaymentRequest', paymentRequestUuid);


export const getGetPaymentRequestQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(paymentRequestUuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentRequestQueryKey(paymentRequestUuid, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentRequest>>> = ({ signal, queryKey }) => getPaymentRequest(paymentRequestUuid, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: paymentRequestUuid === null || paymentRequestUuid === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentRequest>>>
export type GetPaymentRequestQueryError = OperationError<'getPaymentRequest'>


/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequest<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentRequest>>,
          TError,
          Awaited<ReturnType<typeof getPaymentRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequest<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentRequest>>,
          TError,
          Awaited<ReturnType<typeof getPaymentRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequest<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequest<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentRequestQueryOptions(paymentRequestUuid,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export const prefetchGetPaymentRequestQuery = async <TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 queryClient: QueryClient, paymentRequestUuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentRequestQueryOptions(paymentRequestUuid,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPaymentRequest} query
 */
export const invalidateGetPaymentRequest = async (
 queryClient: QueryClient, paymentRequestUuid: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentRequestQueryKey(paymentRequestUuid, options?.sdk) }, options);

  return queryClient;
}




export const getGetPaymentRequestSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(paymentRequestUuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentRequestQueryKey(paymentRequestUuid, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentRequest>>> = ({ signal, queryKey }) => getPaymentRequest(paymentRequestUuid, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentRequestSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentRequest>>>
export type GetPaymentRequestSuspenseQueryError = OperationError<'getPaymentRequest'>


/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequestSuspense<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequestSuspense<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequestSuspense<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export function useGetPaymentRequestSuspense<TData = Awaited<ReturnType<typeof getPaymentRequest>>, TError = OperationError<'getPaymentRequest'>>(
 paymentRequestUuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentRequest>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentRequestSuspenseQueryOptions(paymentRequestUuid,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}