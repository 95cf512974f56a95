/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStudioLogo } from './get-studio-logo.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetStudioLogoQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getStudioLogo', studioId);


export const getGetStudioLogoQueryOptions = <TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioLogoQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioLogo>>> = ({ signal, queryKey }) => getStudioLogo(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStudioLogoQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioLogo>>>
export type GetStudioLogoQueryError = OperationError<'getStudioLogo'>


/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogo<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioLogo>>,
          TError,
          Awaited<ReturnType<typeof getStudioLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogo<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioLogo>>,
          TError,
          Awaited<ReturnType<typeof getStudioLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogo<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogo<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioLogoQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export const prefetchGetStudioLogoQuery = async <TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStudioLogoQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStudioLogo} query
 */
export const invalidateGetStudioLogo = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStudioLogoQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetStudioLogoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioLogoQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioLogo>>> = ({ signal, queryKey }) => getStudioLogo(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStudioLogoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioLogo>>>
export type GetStudioLogoSuspenseQueryError = OperationError<'getStudioLogo'>


/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogoSuspense<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogoSuspense<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogoSuspense<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export function useGetStudioLogoSuspense<TData = Awaited<ReturnType<typeof getStudioLogo>>, TError = OperationError<'getStudioLogo'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioLogo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioLogoSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}