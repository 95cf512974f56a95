/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForWhitelabelAppTwin } from './list-studios-for-whitelabel-app-twin.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListStudiosForWhitelabelAppTwinQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForWhitelabelAppTwin');


export const getListStudiosForWhitelabelAppTwinQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelAppTwinQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>> = ({ signal, queryKey }) => listStudiosForWhitelabelAppTwin({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForWhitelabelAppTwinQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>>
export type ListStudiosForWhitelabelAppTwinQueryError = OperationError<'listStudiosForWhitelabelAppTwin'>


/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelAppTwinQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export const prefetchListStudiosForWhitelabelAppTwinQuery = async <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForWhitelabelAppTwinQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForWhitelabelAppTwin} query
 */
export const invalidateListStudiosForWhitelabelAppTwin = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForWhitelabelAppTwinQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForWhitelabelAppTwinSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelAppTwinQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>> = ({ signal, queryKey }) => listStudiosForWhitelabelAppTwin({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForWhitelabelAppTwinSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>>
export type ListStudiosForWhitelabelAppTwinSuspenseQueryError = OperationError<'listStudiosForWhitelabelAppTwin'>


/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export function useListStudiosForWhitelabelAppTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError = OperationError<'listStudiosForWhitelabelAppTwin'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelAppTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelAppTwinSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}