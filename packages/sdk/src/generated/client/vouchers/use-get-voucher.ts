/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getVoucher } from './get-voucher.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetVoucherQueryKey = (voucherId: number, sdk?: Sdk) => callKeyOf(sdk, 'getVoucher', voucherId);


export const getGetVoucherQueryOptions = <TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(voucherId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVoucherQueryKey(voucherId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVoucher>>> = ({ signal, queryKey }) => getVoucher(voucherId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: voucherId === null || voucherId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVoucherQueryResult = NonNullable<Awaited<ReturnType<typeof getVoucher>>>
export type GetVoucherQueryError = OperationError<'getVoucher'>


/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVoucher>>,
          TError,
          Awaited<ReturnType<typeof getVoucher>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVoucher>>,
          TError,
          Awaited<ReturnType<typeof getVoucher>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVoucherQueryOptions(voucherId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export const prefetchGetVoucherQuery = async <TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 queryClient: QueryClient, voucherId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetVoucherQueryOptions(voucherId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetVoucher} query
 */
export const invalidateGetVoucher = async (
 queryClient: QueryClient, voucherId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVoucherQueryKey(voucherId, options?.sdk) }, options);

  return queryClient;
}




export const getGetVoucherSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(voucherId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVoucherQueryKey(voucherId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVoucher>>> = ({ signal, queryKey }) => getVoucher(voucherId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVoucherSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVoucher>>>
export type GetVoucherSuspenseQueryError = OperationError<'getVoucher'>


/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export function useGetVoucherSuspense<TData = Awaited<ReturnType<typeof getVoucher>>, TError = OperationError<'getVoucher'>>(
 voucherId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVoucherSuspenseQueryOptions(voucherId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}