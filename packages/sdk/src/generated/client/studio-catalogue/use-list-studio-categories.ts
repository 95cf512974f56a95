/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudioCategories } from './list-studio-categories.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudioCategoriesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudioCategories');


export const getListStudioCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioCategoriesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioCategories>>> = ({ signal, queryKey }) => listStudioCategories({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudioCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioCategories>>>
export type ListStudioCategoriesQueryError = OperationError<'listStudioCategories'>


/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategories<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioCategories>>,
          TError,
          Awaited<ReturnType<typeof listStudioCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategories<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudioCategories>>,
          TError,
          Awaited<ReturnType<typeof listStudioCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategories<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategories<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioCategoriesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export const prefetchListStudioCategoriesQuery = async <TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudioCategoriesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudioCategories} query
 */
export const invalidateListStudioCategories = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudioCategoriesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudioCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudioCategoriesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudioCategories>>> = ({ signal, queryKey }) => listStudioCategories({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudioCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudioCategories>>>
export type ListStudioCategoriesSuspenseQueryError = OperationError<'listStudioCategories'>


/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Categories of studios
 *
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 */
export function useListStudioCategoriesSuspense<TData = Awaited<ReturnType<typeof listStudioCategories>>, TError = OperationError<'listStudioCategories'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudioCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudioCategoriesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}