/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPaymentData } from './get-payment-data.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPaymentDataQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getPaymentData');


export const getGetPaymentDataQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentData>>> = ({ signal, queryKey }) => getPaymentData({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentDataQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentData>>>
export type GetPaymentDataQueryError = OperationError<'getPaymentData'>


/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentData<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentData>>,
          TError,
          Awaited<ReturnType<typeof getPaymentData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentData<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentData>>,
          TError,
          Awaited<ReturnType<typeof getPaymentData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentData<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentData<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentDataQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export const prefetchGetPaymentDataQuery = async <TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentDataQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPaymentData} query
 */
export const invalidateGetPaymentData = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentDataQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetPaymentDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentData>>> = ({ signal, queryKey }) => getPaymentData({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentData>>>
export type GetPaymentDataSuspenseQueryError = OperationError<'getPaymentData'>


/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentDataSuspense<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentDataSuspense<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentDataSuspense<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export function useGetPaymentDataSuspense<TData = Awaited<ReturnType<typeof getPaymentData>>, TError = OperationError<'getPaymentData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentDataSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}