/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPurchasedVouchers } from './list-purchased-vouchers.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPurchasedVouchersQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listPurchasedVouchers');


export const getListPurchasedVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasedVouchersQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchasedVouchers>>> = ({ signal, queryKey }) => listPurchasedVouchers({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPurchasedVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchasedVouchers>>>
export type ListPurchasedVouchersQueryError = OperationError<'listPurchasedVouchers'>


/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchers<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchasedVouchers>>,
          TError,
          Awaited<ReturnType<typeof listPurchasedVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchers<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPurchasedVouchers>>,
          TError,
          Awaited<ReturnType<typeof listPurchasedVouchers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchers<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchers<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasedVouchersQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export const prefetchListPurchasedVouchersQuery = async <TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPurchasedVouchersQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPurchasedVouchers} query
 */
export const invalidateListPurchasedVouchers = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPurchasedVouchersQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPurchasedVouchersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPurchasedVouchersQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPurchasedVouchers>>> = ({ signal, queryKey }) => listPurchasedVouchers({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPurchasedVouchersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchasedVouchers>>>
export type ListPurchasedVouchersSuspenseQueryError = OperationError<'listPurchasedVouchers'>


/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export function useListPurchasedVouchersSuspense<TData = Awaited<ReturnType<typeof listPurchasedVouchers>>, TError = OperationError<'listPurchasedVouchers'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPurchasedVouchers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPurchasedVouchersSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}