/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicStudio } from './get-public-studio.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicStudioQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicStudio', studioId);


export const getGetPublicStudioQueryOptions = <TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicStudioQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicStudio>>> = ({ signal, queryKey }) => getPublicStudio(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicStudioQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicStudio>>>
export type GetPublicStudioQueryError = OperationError<'getPublicStudio'>


/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudio<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicStudio>>,
          TError,
          Awaited<ReturnType<typeof getPublicStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudio<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicStudio>>,
          TError,
          Awaited<ReturnType<typeof getPublicStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudio<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudio<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicStudioQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export const prefetchGetPublicStudioQuery = async <TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicStudioQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicStudio} query
 */
export const invalidateGetPublicStudio = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicStudioQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicStudioSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicStudioQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicStudio>>> = ({ signal, queryKey }) => getPublicStudio(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicStudioSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicStudio>>>
export type GetPublicStudioSuspenseQueryError = OperationError<'getPublicStudio'>


/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudioSuspense<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudioSuspense<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudioSuspense<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export function useGetPublicStudioSuspense<TData = Awaited<ReturnType<typeof getPublicStudio>>, TError = OperationError<'getPublicStudio'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicStudioSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}