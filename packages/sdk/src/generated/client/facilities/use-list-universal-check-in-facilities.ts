/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listUniversalCheckInFacilities } from './list-universal-check-in-facilities.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListUniversalCheckInFacilitiesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listUniversalCheckInFacilities');


export const getListUniversalCheckInFacilitiesQueryOptions = <TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUniversalCheckInFacilitiesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>> = ({ signal, queryKey }) => listUniversalCheckInFacilities({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUniversalCheckInFacilitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>>
export type ListUniversalCheckInFacilitiesQueryError = OperationError<'listUniversalCheckInFacilities'>


/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilities<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUniversalCheckInFacilities>>,
          TError,
          Awaited<ReturnType<typeof listUniversalCheckInFacilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilities<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUniversalCheckInFacilities>>,
          TError,
          Awaited<ReturnType<typeof listUniversalCheckInFacilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilities<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilities<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUniversalCheckInFacilitiesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export const prefetchListUniversalCheckInFacilitiesQuery = async <TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUniversalCheckInFacilitiesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUniversalCheckInFacilities} query
 */
export const invalidateListUniversalCheckInFacilities = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUniversalCheckInFacilitiesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListUniversalCheckInFacilitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUniversalCheckInFacilitiesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>> = ({ signal, queryKey }) => listUniversalCheckInFacilities({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListUniversalCheckInFacilitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>>
export type ListUniversalCheckInFacilitiesSuspenseQueryError = OperationError<'listUniversalCheckInFacilities'>


/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilitiesSuspense<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilitiesSuspense<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilitiesSuspense<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export function useListUniversalCheckInFacilitiesSuspense<TData = Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError = OperationError<'listUniversalCheckInFacilities'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUniversalCheckInFacilities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUniversalCheckInFacilitiesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}