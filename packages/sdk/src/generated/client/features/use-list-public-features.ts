/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicFeatures } from './list-public-features.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicFeaturesParams } from '../../model/listPublicFeaturesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPublicFeaturesQueryKey = (params?: ListPublicFeaturesParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicFeatures', params);


export const getListPublicFeaturesQueryOptions = <TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(params?: ListPublicFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicFeaturesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicFeatures>>> = ({ signal, queryKey }) => listPublicFeatures(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicFeaturesQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicFeatures>>>
export type ListPublicFeaturesQueryError = OperationError<'listPublicFeatures'>


/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeatures<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params: undefined |  ListPublicFeaturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicFeatures>>,
          TError,
          Awaited<ReturnType<typeof listPublicFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeatures<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params?: ListPublicFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicFeatures>>,
          TError,
          Awaited<ReturnType<typeof listPublicFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeatures<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params?: ListPublicFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeatures<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params?: ListPublicFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicFeaturesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export const prefetchListPublicFeaturesQuery = async <TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 queryClient: QueryClient, params?: ListPublicFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicFeaturesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicFeatures} query
 */
export const invalidateListPublicFeatures = async (
 queryClient: QueryClient, params?: ListPublicFeaturesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicFeaturesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicFeaturesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(params?: ListPublicFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicFeaturesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicFeatures>>> = ({ signal, queryKey }) => listPublicFeatures(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicFeaturesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicFeatures>>>
export type ListPublicFeaturesSuspenseQueryError = OperationError<'listPublicFeatures'>


/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeaturesSuspense<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params: undefined |  ListPublicFeaturesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeaturesSuspense<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params?: ListPublicFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeaturesSuspense<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params?: ListPublicFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Feature switches of a studio
 *
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 */
export function useListPublicFeaturesSuspense<TData = Awaited<ReturnType<typeof listPublicFeatures>>, TError = OperationError<'listPublicFeatures'>>(
 params?: ListPublicFeaturesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicFeatures>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicFeaturesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}