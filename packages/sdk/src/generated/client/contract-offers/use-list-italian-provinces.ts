/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listItalianProvinces } from './list-italian-provinces.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListItalianProvincesParams } from '../../model/listItalianProvincesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListItalianProvincesQueryKey = (params?: ListItalianProvincesParams, sdk?: Sdk) => callKeyOf(sdk, 'listItalianProvinces', params);


export const getListItalianProvincesQueryOptions = <TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(params?: ListItalianProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListItalianProvincesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listItalianProvinces>>> = ({ signal, queryKey }) => listItalianProvinces(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListItalianProvincesQueryResult = NonNullable<Awaited<ReturnType<typeof listItalianProvinces>>>
export type ListItalianProvincesQueryError = OperationError<'listItalianProvinces'>


/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvinces<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params: undefined |  ListItalianProvincesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listItalianProvinces>>,
          TError,
          Awaited<ReturnType<typeof listItalianProvinces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvinces<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params?: ListItalianProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listItalianProvinces>>,
          TError,
          Awaited<ReturnType<typeof listItalianProvinces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvinces<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params?: ListItalianProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvinces<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params?: ListItalianProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListItalianProvincesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export const prefetchListItalianProvincesQuery = async <TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 queryClient: QueryClient, params?: ListItalianProvincesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListItalianProvincesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListItalianProvinces} query
 */
export const invalidateListItalianProvinces = async (
 queryClient: QueryClient, params?: ListItalianProvincesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListItalianProvincesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListItalianProvincesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(params?: ListItalianProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListItalianProvincesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listItalianProvinces>>> = ({ signal, queryKey }) => listItalianProvinces(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListItalianProvincesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listItalianProvinces>>>
export type ListItalianProvincesSuspenseQueryError = OperationError<'listItalianProvinces'>


/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvincesSuspense<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params: undefined |  ListItalianProvincesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvincesSuspense<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params?: ListItalianProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvincesSuspense<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params?: ListItalianProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Provinces of Italy
 *
 * Public. Only for addresses in Italy; the names are always Italian.
 */
export function useListItalianProvincesSuspense<TData = Awaited<ReturnType<typeof listItalianProvinces>>, TError = OperationError<'listItalianProvinces'>>(
 params?: ListItalianProvincesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listItalianProvinces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListItalianProvincesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}