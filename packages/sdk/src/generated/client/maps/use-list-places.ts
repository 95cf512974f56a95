/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPlaces } from './list-places.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPlacesParams } from '../../model/listPlacesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPlacesQueryKey = (params?: ListPlacesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPlaces', params);


export const getListPlacesQueryOptions = <TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(params: ListPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlacesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlaces>>> = ({ signal, queryKey }) => listPlaces(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlacesQueryResult = NonNullable<Awaited<ReturnType<typeof listPlaces>>>
export type ListPlacesQueryError = OperationError<'listPlaces'>


/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlaces<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlaces>>,
          TError,
          Awaited<ReturnType<typeof listPlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlaces<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlaces>>,
          TError,
          Awaited<ReturnType<typeof listPlaces>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlaces<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlaces<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlacesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export const prefetchListPlacesQuery = async <TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 queryClient: QueryClient, params: ListPlacesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPlacesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPlaces} query
 */
export const invalidateListPlaces = async (
 queryClient: QueryClient, params: ListPlacesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPlacesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPlacesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(params: ListPlacesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlacesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlaces>>> = ({ signal, queryKey }) => listPlaces(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPlacesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPlaces>>>
export type ListPlacesSuspenseQueryError = OperationError<'listPlaces'>


/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlacesSuspense<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlacesSuspense<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlacesSuspense<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Find towns by name
 *
 * For any client with the application's token. Names that start with the text come first, then those that contain it, larger towns first; case and accents are ignored. Coordinates are WGS 84 degrees; country names are in the language of Accept-Language.
 */
export function useListPlacesSuspense<TData = Awaited<ReturnType<typeof listPlaces>>, TError = OperationError<'listPlaces'>>(
 params: ListPlacesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPlaces>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlacesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}