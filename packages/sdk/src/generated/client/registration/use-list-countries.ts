/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCountries } from './list-countries.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCountriesParams } from '../../model/listCountriesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListCountriesQueryKey = (params?: ListCountriesParams, sdk?: Sdk) => callKeyOf(sdk, 'listCountries', params);


export const getListCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(params?: ListCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal, queryKey }) => listCountries(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesQueryError = OperationError<'listCountries'>


/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params: undefined |  ListCountriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params?: ListCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params?: ListCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params?: ListCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export const prefetchListCountriesQuery = async <TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 queryClient: QueryClient, params?: ListCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCountriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCountries} query
 */
export const invalidateListCountries = async (
 queryClient: QueryClient, params?: ListCountriesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCountriesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCountriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(params?: ListCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal, queryKey }) => listCountries(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCountriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesSuspenseQueryError = OperationError<'listCountries'>


/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params: undefined |  ListCountriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params?: ListCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params?: ListCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Countries for addresses
 *
 * Public, for address forms. Names are in the language of locale, or else of Accept-Language, and sorted accordingly; other languages fall back to English.
 */
export function useListCountriesSuspense<TData = Awaited<ReturnType<typeof listCountries>>, TError = OperationError<'listCountries'>>(
 params?: ListCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}