/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPendingCancelations } from './list-pending-cancelations.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPendingCancelationsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listPendingCancelations');


export const getListPendingCancelationsQueryOptions = <TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingCancelationsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingCancelations>>> = ({ signal, queryKey }) => listPendingCancelations({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPendingCancelationsQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingCancelations>>>
export type ListPendingCancelationsQueryError = OperationError<'listPendingCancelations'>


/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelations<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingCancelations>>,
          TError,
          Awaited<ReturnType<typeof listPendingCancelations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelations<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingCancelations>>,
          TError,
          Awaited<ReturnType<typeof listPendingCancelations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelations<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelations<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingCancelationsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export const prefetchListPendingCancelationsQuery = async <TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPendingCancelationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPendingCancelations} query
 */
export const invalidateListPendingCancelations = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPendingCancelationsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPendingCancelationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingCancelationsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingCancelations>>> = ({ signal, queryKey }) => listPendingCancelations({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPendingCancelationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingCancelations>>>
export type ListPendingCancelationsSuspenseQueryError = OperationError<'listPendingCancelations'>


/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelationsSuspense<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelationsSuspense<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelationsSuspense<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Pending cancelations
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 */
export function useListPendingCancelationsSuspense<TData = Awaited<ReturnType<typeof listPendingCancelations>>, TError = OperationError<'listPendingCancelations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPendingCancelations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPendingCancelationsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}