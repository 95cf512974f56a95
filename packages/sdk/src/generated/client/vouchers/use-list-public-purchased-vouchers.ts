/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicPurchasedVouchers } from './list-public-purchased-vouchers.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicPurchasedVouchersParams } from '../../model/listPublicPurchasedVouchersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicPurchasedVouchersQueryKey = (params?: ListPublicPurchasedVouchersParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicPurchasedVouchers', params);


export const getListPublicPurchasedVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicPurchasedVouchersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>> = ({ signal, queryKey }) => listPublicPurchasedVouchers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicPurchasedVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>>
export type ListPublicPurchasedVouchersQueryError = OperationError<'listPublicPurchasedVouchers'>


/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchers<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicPurchasedVouchers>>,
          TError,
          Awaited<ReturnType<typeof listPublicPurchasedVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchers<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicPurchasedVouchers>>,
          TError,
          Awaited<ReturnType<typeof listPublicPurchasedVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchers<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchers<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicPurchasedVouchersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export const prefetchListPublicPurchasedVouchersQuery = async <TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 queryClient: QueryClient, params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicPurchasedVouchersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicPurchasedVouchers} query
 */
export const invalidateListPublicPurchasedVouchers = async (
 queryClient: QueryClient, params: ListPublicPurchasedVouchersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicPurchasedVouchersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicPurchasedVouchersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicPurchasedVouchersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>> = ({ signal, queryKey }) => listPublicPurchasedVouchers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicPurchasedVouchersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>>
export type ListPublicPurchasedVouchersSuspenseQueryError = OperationError<'listPublicPurchasedVouchers'>


/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export function useListPublicPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError = OperationError<'listPublicPurchasedVouchers'>>(
 params: ListPublicPurchasedVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicPurchasedVouchersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}