/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listWidgetOrigins } from './list-widget-origins.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListWidgetOriginsQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'listWidgetOrigins', studioId);


export const getListWidgetOriginsQueryOptions = <TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWidgetOriginsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWidgetOrigins>>> = ({ signal, queryKey }) => listWidgetOrigins(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWidgetOriginsQueryResult = NonNullable<Awaited<ReturnType<typeof listWidgetOrigins>>>
export type ListWidgetOriginsQueryError = OperationError<'listWidgetOrigins'>


/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOrigins<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWidgetOrigins>>,
          TError,
          Awaited<ReturnType<typeof listWidgetOrigins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOrigins<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWidgetOrigins>>,
          TError,
          Awaited<ReturnType<typeof listWidgetOrigins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOrigins<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOrigins<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWidgetOriginsQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export const prefetchListWidgetOriginsQuery = async <TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListWidgetOriginsQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListWidgetOrigins} query
 */
export const invalidateListWidgetOrigins = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWidgetOriginsQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getListWidgetOriginsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWidgetOriginsQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWidgetOrigins>>> = ({ signal, queryKey }) => listWidgetOrigins(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListWidgetOriginsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listWidgetOrigins>>>
export type ListWidgetOriginsSuspenseQueryError = OperationError<'listWidgetOrigins'>


/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOriginsSuspense<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOriginsSuspense<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOriginsSuspense<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export function useListWidgetOriginsSuspense<TData = Awaited<ReturnType<typeof listWidgetOrigins>>, TError = OperationError<'listWidgetOrigins'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWidgetOrigins>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWidgetOriginsSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}