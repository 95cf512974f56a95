/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listReferenceCountries } from './list-reference-countries.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListReferenceCountriesParams } from '../../model/listReferenceCountriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListReferenceCountriesQueryKey = (params?: ListReferenceCountriesParams, sdk?: Sdk) => callKeyOf(sdk, 'listReferenceCountries', params);


export const getListReferenceCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(params?: ListReferenceCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferenceCountriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferenceCountries>>> = ({ signal, queryKey }) => listReferenceCountries(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferenceCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listReferenceCountries>>>
export type ListReferenceCountriesQueryError = OperationError<'listReferenceCountries'>


/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountries<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params: undefined |  ListReferenceCountriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferenceCountries>>,
          TError,
          Awaited<ReturnType<typeof listReferenceCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountries<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params?: ListReferenceCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferenceCountries>>,
          TError,
          Awaited<ReturnType<typeof listReferenceCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountries<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params?: ListReferenceCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountries<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params?: ListReferenceCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferenceCountriesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export const prefetchListReferenceCountriesQuery = async <TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 queryClient: QueryClient, params?: ListReferenceCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListReferenceCountriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListReferenceCountries} query
 */
export const invalidateListReferenceCountries = async (
 queryClient: QueryClient, params?: ListReferenceCountriesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListReferenceCountriesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListReferenceCountriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(params?: ListReferenceCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferenceCountriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferenceCountries>>> = ({ signal, queryKey }) => listReferenceCountries(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReferenceCountriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReferenceCountries>>>
export type ListReferenceCountriesSuspenseQueryError = OperationError<'listReferenceCountries'>


/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountriesSuspense<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params: undefined |  ListReferenceCountriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountriesSuspense<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params?: ListReferenceCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountriesSuspense<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params?: ListReferenceCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Countries as key and value
 *
 * Public. The same list as listCountries, as reference data of the studios. Names are in the language of locale, or else of Accept-Language, and sorted accordingly.
 */
export function useListReferenceCountriesSuspense<TData = Awaited<ReturnType<typeof listReferenceCountries>>, TError = OperationError<'listReferenceCountries'>>(
 params?: ListReferenceCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReferenceCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferenceCountriesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}