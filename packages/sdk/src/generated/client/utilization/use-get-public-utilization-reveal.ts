/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicUtilizationReveal } from './get-public-utilization-reveal.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPublicUtilizationRevealQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getPublicUtilizationReveal', studioId);


export const getGetPublicUtilizationRevealQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationRevealQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilizationReveal>>> = ({ signal, queryKey }) => getPublicUtilizationReveal(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicUtilizationRevealQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilizationReveal>>>
export type GetPublicUtilizationRevealQueryError = OperationError<'getPublicUtilizationReveal'>


/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationReveal<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilizationReveal>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilizationReveal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationReveal<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicUtilizationReveal>>,
          TError,
          Awaited<ReturnType<typeof getPublicUtilizationReveal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationReveal<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationReveal<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationRevealQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export const prefetchGetPublicUtilizationRevealQuery = async <TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicUtilizationRevealQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicUtilizationReveal} query
 */
export const invalidateGetPublicUtilizationReveal = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicUtilizationRevealQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicUtilizationRevealSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicUtilizationRevealQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicUtilizationReveal>>> = ({ signal, queryKey }) => getPublicUtilizationReveal(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicUtilizationRevealSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicUtilizationReveal>>>
export type GetPublicUtilizationRevealSuspenseQueryError = OperationError<'getPublicUtilizationReveal'>


/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetPublicUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError = OperationError<'getPublicUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicUtilizationRevealSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}