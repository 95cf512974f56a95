/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCoursesWithDefaultHomeStudio } from './list-public-courses-with-default-home-studio.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicCoursesWithDefaultHomeStudioParams } from '../../model/listPublicCoursesWithDefaultHomeStudioParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCoursesWithDefaultHomeStudioQueryKey = (params?: ListPublicCoursesWithDefaultHomeStudioParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCoursesWithDefaultHomeStudio', params);


export const getListPublicCoursesWithDefaultHomeStudioQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesWithDefaultHomeStudioQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>> = ({ signal, queryKey }) => listPublicCoursesWithDefaultHomeStudio(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCoursesWithDefaultHomeStudioQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>>
export type ListPublicCoursesWithDefaultHomeStudioQueryError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>


/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>,
          TError,
          Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>,
          TError,
          Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesWithDefaultHomeStudioQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export const prefetchListPublicCoursesWithDefaultHomeStudioQuery = async <TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 queryClient: QueryClient, params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCoursesWithDefaultHomeStudioQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCoursesWithDefaultHomeStudio} query
 */
export const invalidateListPublicCoursesWithDefaultHomeStudio = async (
 queryClient: QueryClient, params: ListPublicCoursesWithDefaultHomeStudioParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCoursesWithDefaultHomeStudioQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCoursesWithDefaultHomeStudioSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesWithDefaultHomeStudioQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>> = ({ signal, queryKey }) => listPublicCoursesWithDefaultHomeStudio(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCoursesWithDefaultHomeStudioSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>>
export type ListPublicCoursesWithDefaultHomeStudioSuspenseQueryError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>


/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, by default at the home studio (public)
 *
 * Public. The appointments of listPublicCourses for a portal without a studio: without a session, those of the first studio by name of the tenant in X-Tenant, or 404 without X-Tenant.
 */
export function useListPublicCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError = OperationError<'listPublicCoursesWithDefaultHomeStudio'>>(
 params: ListPublicCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesWithDefaultHomeStudioSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}