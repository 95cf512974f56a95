/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStudioRating } from './get-studio-rating.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetStudioRatingQueryKey = (externalId: string, sdk?: Sdk) => callKeyOf(sdk, 'getStudioRating', externalId);


export const getGetStudioRatingQueryOptions = <TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(externalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioRatingQueryKey(externalId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioRating>>> = ({ signal, queryKey }) => getStudioRating(externalId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: externalId === null || externalId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStudioRatingQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioRating>>>
export type GetStudioRatingQueryError = OperationError<'getStudioRating'>


/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRating<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioRating>>,
          TError,
          Awaited<ReturnType<typeof getStudioRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRating<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioRating>>,
          TError,
          Awaited<ReturnType<typeof getStudioRating>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRating<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRating<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioRatingQueryOptions(externalId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export const prefetchGetStudioRatingQuery = async <TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 queryClient: QueryClient, externalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStudioRatingQueryOptions(externalId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStudioRating} query
 */
export const invalidateGetStudioRating = async (
 queryClient: QueryClient, externalId: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStudioRatingQueryKey(externalId, options?.sdk) }, options);

  return queryClient;
}




export const getGetStudioRatingSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(externalId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioRatingQueryKey(externalId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioRating>>> = ({ signal, queryKey }) => getStudioRating(externalId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStudioRatingSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioRating>>>
export type GetStudioRatingSuspenseQueryError = OperationError<'getStudioRating'>


/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRatingSuspense<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRatingSuspense<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRatingSuspense<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export function useGetStudioRatingSuspense<TData = Awaited<ReturnType<typeof getStudioRating>>, TError = OperationError<'getStudioRating'>>(
 externalId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioRating>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioRatingSuspenseQueryOptions(externalId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}