/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCoursesWithDefaultHomeStudio } from './list-courses-with-default-home-studio.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCoursesWithDefaultHomeStudioParams } from '../../model/listCoursesWithDefaultHomeStudioParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCoursesWithDefaultHomeStudioQueryKey = (params?: ListCoursesWithDefaultHomeStudioParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCoursesWithDefaultHomeStudio', params);


export const getListCoursesWithDefaultHomeStudioQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithDefaultHomeStudioQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>> = ({ signal, queryKey }) => listCoursesWithDefaultHomeStudio(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoursesWithDefaultHomeStudioQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>>
export type ListCoursesWithDefaultHomeStudioQueryError = OperationError<'listCoursesWithDefaultHomeStudio'>


/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudio<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithDefaultHomeStudioQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export const prefetchListCoursesWithDefaultHomeStudioQuery = async <TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 queryClient: QueryClient, params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCoursesWithDefaultHomeStudioQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCoursesWithDefaultHomeStudio} query
 */
export const invalidateListCoursesWithDefaultHomeStudio = async (
 queryClient: QueryClient, params: ListCoursesWithDefaultHomeStudioParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCoursesWithDefaultHomeStudioQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCoursesWithDefaultHomeStudioSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithDefaultHomeStudioQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>> = ({ signal, queryKey }) => listCoursesWithDefaultHomeStudio(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCoursesWithDefaultHomeStudioSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>>
export type ListCoursesWithDefaultHomeStudioSuspenseQueryError = OperationError<'listCoursesWithDefaultHomeStudio'>


/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, by default at the home studio
 *
 * For any logged-in user. The appointments of listCourses for a portal without a studio: those of the home studio at the tenant, or else of the tenant's first studio by name. 404 if there is neither.
 */
export function useListCoursesWithDefaultHomeStudioSuspense<TData = Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError = OperationError<'listCoursesWithDefaultHomeStudio'>>(
 params: ListCoursesWithDefaultHomeStudioParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithDefaultHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithDefaultHomeStudioSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}