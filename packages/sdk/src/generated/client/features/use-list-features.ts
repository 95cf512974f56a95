/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listFeatures } from './list-features.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListFeaturesParams } from '../../model/listFeaturesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListFeaturesQueryKey = (params?: ListFeaturesParams, sdk?: Sdk) => callKeyOf(sdk, 'listFeatures', params);


export const getListFeaturesQueryOptions = <TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeaturesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeatures>>> = ({ signal, queryKey }) => listFeatures(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeaturesQueryResult = NonNullable<Awaited<ReturnType<typeof listFeatures>>>
export type ListFeaturesQueryError = OperationError<'listFeatures'>


/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params: undefined |  ListFeaturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeatures>>,
          TError,
          Awaited<ReturnType<typeof listFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeatures>>,
          TError,
          Awaited<ReturnType<typeof listFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeaturesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export const prefetchListFeaturesQuery = async <TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 queryClient: QueryClient, params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFeaturesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFeatures} query
 */
export const invalidateListFeatures = async (
 queryClient: QueryClient, params?: ListFeaturesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFeaturesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListFeaturesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(params?: ListFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeaturesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeatures>>> = ({ signal, queryKey }) => listFeatures(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFeaturesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFeatures>>>
export type ListFeaturesSuspenseQueryError = OperationError<'listFeatures'>


/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeaturesSuspense<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params: undefined |  ListFeaturesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeaturesSuspense<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeaturesSuspense<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Feature switches of a studio
 *
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListFeaturesSuspense<TData = Awaited<ReturnType<typeof listFeatures>>, TError = OperationError<'listFeatures'>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeaturesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}