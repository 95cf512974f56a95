/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForWhitelabelPortalTwin } from './list-studios-for-whitelabel-portal-twin.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListStudiosForWhitelabelPortalTwinQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForWhitelabelPortalTwin');


export const getListStudiosForWhitelabelPortalTwinQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelPortalTwinQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>> = ({ signal, queryKey }) => listStudiosForWhitelabelPortalTwin({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForWhitelabelPortalTwinQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>>
export type ListStudiosForWhitelabelPortalTwinQueryError = OperationError<'listStudiosForWhitelabelPortalTwin'>


/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwin<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelPortalTwinQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export const prefetchListStudiosForWhitelabelPortalTwinQuery = async <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForWhitelabelPortalTwinQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForWhitelabelPortalTwin} query
 */
export const invalidateListStudiosForWhitelabelPortalTwin = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForWhitelabelPortalTwinQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForWhitelabelPortalTwinSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelPortalTwinQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>> = ({ signal, queryKey }) => listStudiosForWhitelabelPortalTwin({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForWhitelabelPortalTwinSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>>
export type ListStudiosForWhitelabelPortalTwinSuspenseQueryError = OperationError<'listStudiosForWhitelabelPortalTwin'>


/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export function useListStudiosForWhitelabelPortalTwinSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError = OperationError<'listStudiosForWhitelabelPortalTwin'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortalTwin>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelPortalTwinSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}