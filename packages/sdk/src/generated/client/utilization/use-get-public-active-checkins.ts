/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicActiveCheckins } from './get-public-active-checkins.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicActiveCheckinsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicActiveCheckins', studioId);


export const getGetPublicActiveCheckinsQueryOptions = <TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicActiveCheckinsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicActiveCheckins>>> = ({ signal, queryKey }) => getPublicActiveCheckins(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicActiveCheckinsQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicActiveCheckins>>>
export type GetPublicActiveCheckinsQueryError = OperationError<'getPublicActiveCheckins'>


/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckins<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicActiveCheckins>>,
          TError,
          Awaited<ReturnType<typeof getPublicActiveCheckins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckins<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicActiveCheckins>>,
          TError,
          Awaited<ReturnType<typeof getPublicActiveCheckins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckins<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckins<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicActiveCheckinsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export const prefetchGetPublicActiveCheckinsQuery = async <TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicActiveCheckinsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicActiveCheckins} query
 */
export const invalidateGetPublicActiveCheckins = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicActiveCheckinsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicActiveCheckinsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicActiveCheckinsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicActiveCheckins>>> = ({ signal, queryKey }) => getPublicActiveCheckins(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicActiveCheckinsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicActiveCheckins>>>
export type GetPublicActiveCheckinsSuspenseQueryError = OperationError<'getPublicActiveCheckins'>


/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Number of people in a studio now (public)
 *
 * Public, with the same data as for members. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export function useGetPublicActiveCheckinsSuspense<TData = Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError = OperationError<'getPublicActiveCheckins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicActiveCheckins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicActiveCheckinsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}