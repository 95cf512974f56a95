/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listVouchers } from './list-vouchers.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListVouchersParams } from '../../model/listVouchersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListVouchersQueryKey = (params?: ListVouchersParams, sdk?: Sdk) => callKeyOf(sdk, 'listVouchers', params);


export const getListVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>> = ({ signal, queryKey }) => listVouchers(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersQueryError = OperationError<'listVouchers'>


/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVouchers>>,
          TError,
          Awaited<ReturnType<typeof listVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVouchers>>,
          TError,
          Awaited<ReturnType<typeof listVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export const prefetchListVouchersQuery = async <TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 queryClient: QueryClient, params: ListVouchersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListVouchersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVouchers} query
 */
export const invalidateListVouchers = async (
 queryClient: QueryClient, params: ListVouchersParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVouchersQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListVouchersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(params: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVouchersQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>> = ({ signal, queryKey }) => listVouchers(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVouchersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersSuspenseQueryError = OperationError<'listVouchers'>


/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export function useListVouchersSuspense<TData = Awaited<ReturnType<typeof listVouchers>>, TError = OperationError<'listVouchers'>>(
 params: ListVouchersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVouchersSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}