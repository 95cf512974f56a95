/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudioFeatureCategories } from './list-studio-feature-categories.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudioFeatureCategoriesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudioFeatureCategories');


export const getListStudioFeatureCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioFeatureCategoriesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioFeatureCategories>>> = ({ signal, queryKey }) => listStudioFeatureCategories({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudioFeatureCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioFeatureCategories>>>
export type ListStudioFeatureCategoriesQueryError = OperationError<'listStudioFeatureCategories'>


/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategories<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioFeatureCategories>>,
          TError,
          Awaited<ReturnType<typeof listStudioFeatureCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategories<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioFeatureCategories>>,
          TError,
          Awaited<ReturnType<typeof listStudioFeatureCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategories<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategories<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioFeatureCategoriesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export const prefetchListStudioFeatureCategoriesQuery = async <TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudioFeatureCategoriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudioFeatureCategories} query
 */
export const invalidateListStudioFeatureCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudioFeatureCategoriesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudioFeatureCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioFeatureCategoriesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioFeatureCategories>>> = ({ signal, queryKey }) => listStudioFeatureCategories({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudioFeatureCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioFeatureCategories>>>
export type ListStudioFeatureCategoriesSuspenseQueryError = OperationError<'listStudioFeatureCategories'>


/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Features of studios by group
 *
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 */
export function useListStudioFeatureCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError = OperationError<'listStudioFeatureCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioFeatureCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioFeatureCategoriesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}