/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getUtilizationReveal } from './get-utilization-reveal.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetUtilizationRevealQueryKey = (studioId: number, sdk?: Sdk) => callKeyOf(sdk, 'getUtilizationReveal', studioId);


export const getGetUtilizationRevealQueryOptions = <TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationRevealQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilizationReveal>>> = ({ signal, queryKey }) => getUtilizationReveal(studioId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUtilizationRevealQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilizationReveal>>>
export type GetUtilizationRevealQueryError = OperationError<'getUtilizationReveal'>


/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationReveal<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilizationReveal>>,
          TError,
          Awaited<ReturnType<typeof getUtilizationReveal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationReveal<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUtilizationReveal>>,
          TError,
          Awaited<ReturnType<typeof getUtilizationReveal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationReveal<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationReveal<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationRevealQueryOptions(studioId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export const prefetchGetUtilizationRevealQuery = async <TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 queryClient: QueryClient, studioId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUtilizationRevealQueryOptions(studioId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUtilizationReveal} query
 */
export const invalidateGetUtilizationReveal = async (
 queryClient: QueryClient, studioId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUtilizationRevealQueryKey(studioId, options?.sdk) }, options);

  return queryClient;
}




export const getGetUtilizationRevealSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUtilizationRevealQueryKey(studioId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUtilizationReveal>>> = ({ signal, queryKey }) => getUtilizationReveal(studioId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUtilizationRevealSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUtilizationReveal>>>
export type GetUtilizationRevealSuspenseQueryError = OperationError<'getUtilizationReveal'>


/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export function useGetUtilizationRevealSuspense<TData = Awaited<ReturnType<typeof getUtilizationReveal>>, TError = OperationError<'getUtilizationReveal'>>(
 studioId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUtilizationReveal>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUtilizationRevealSuspenseQueryOptions(studioId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}