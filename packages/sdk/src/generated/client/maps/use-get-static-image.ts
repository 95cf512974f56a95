/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStaticImage } from './get-static-image.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetStaticImageParams } from '../../model/getStaticImageParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetStaticImageQueryKey = (params?: GetStaticImageParams, sdk?: Sdk) => callKeyOf(sdk, 'getStaticImage', params);


export const getGetStaticImageQueryOptions = <TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(params: GetStaticImageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaticImageQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaticImage>>> = ({ signal, queryKey }) => getStaticImage(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaticImageQueryResult = NonNullable<Awaited<ReturnType<typeof getStaticImage>>>
export type GetStaticImageQueryError = OperationError<'getStaticImage'>


/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImage<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaticImage>>,
          TError,
          Awaited<ReturnType<typeof getStaticImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImage<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaticImage>>,
          TError,
          Awaited<ReturnType<typeof getStaticImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImage<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImage<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaticImageQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export const prefetchGetStaticImageQuery = async <TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 queryClient: QueryClient, params: GetStaticImageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStaticImageQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStaticImage} query
 */
export const invalidateGetStaticImage = async (
 queryClient: QueryClient, params: GetStaticImageParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStaticImageQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetStaticImageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(params: GetStaticImageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaticImageQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaticImage>>> = ({ signal, queryKey }) => getStaticImage(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStaticImageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStaticImage>>>
export type GetStaticImageSuspenseQueryError = OperationError<'getStaticImage'>


/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImageSuspense<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImageSuspense<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImageSuspense<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export function useGetStaticImageSuspense<TData = Awaited<ReturnType<typeof getStaticImage>>, TError = OperationError<'getStaticImage'>>(
 params: GetStaticImageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStaticImage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStaticImageSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}