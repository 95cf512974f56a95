/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listFacilityCategories } from './list-facility-categories.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListFacilityCategoriesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listFacilityCategories');


export const getListFacilityCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFacilityCategoriesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFacilityCategories>>> = ({ signal, queryKey }) => listFacilityCategories({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFacilityCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listFacilityCategories>>>
export type ListFacilityCategoriesQueryError = OperationError<'listFacilityCategories'>


/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategories<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFacilityCategories>>,
          TError,
          Awaited<ReturnType<typeof listFacilityCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategories<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFacilityCategories>>,
          TError,
          Awaited<ReturnType<typeof listFacilityCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategories<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategories<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFacilityCategoriesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export const prefetchListFacilityCategoriesQuery = async <TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFacilityCategoriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFacilityCategories} query
 */
export const invalidateListFacilityCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFacilityCategoriesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListFacilityCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFacilityCategoriesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFacilityCategories>>> = ({ signal, queryKey }) => listFacilityCategories({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFacilityCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFacilityCategories>>>
export type ListFacilityCategoriesSuspenseQueryError = OperationError<'listFacilityCategories'>


/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategoriesSuspense<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategoriesSuspense<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategoriesSuspense<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Categories of existing facilities
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 */
export function useListFacilityCategoriesSuspense<TData = Awaited<ReturnType<typeof listFacilityCategories>>, TError = OperationError<'listFacilityCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFacilityCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFacilityCategoriesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}