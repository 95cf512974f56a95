/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForWhitelabelPortal } from './list-studios-for-whitelabel-portal.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListStudiosForWhitelabelPortalQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForWhitelabelPortal');


export const getListStudiosForWhitelabelPortalQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelPortalQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>> = ({ signal, queryKey }) => listStudiosForWhitelabelPortal({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForWhitelabelPortalQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>>
export type ListStudiosForWhitelabelPortalQueryError = OperationError<'listStudiosForWhitelabelPortal'>


/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortal<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortal<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortal<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortal<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelPortalQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export const prefetchListStudiosForWhitelabelPortalQuery = async <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForWhitelabelPortalQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForWhitelabelPortal} query
 */
export const invalidateListStudiosForWhitelabelPortal = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForWhitelabelPortalQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForWhitelabelPortalSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForWhitelabelPortalQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>> = ({ signal, queryKey }) => listStudiosForWhitelabelPortal({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForWhitelabelPortalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>>
export type ListStudiosForWhitelabelPortalSuspenseQueryError = OperationError<'listStudiosForWhitelabelPortal'>


/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortalSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortalSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortalSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export function useListStudiosForWhitelabelPortalSuspense<TData = Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError = OperationError<'listStudiosForWhitelabelPortal'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForWhitelabelPortal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForWhitelabelPortalSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}