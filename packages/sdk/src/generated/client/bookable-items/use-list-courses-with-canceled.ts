/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCoursesWithCanceled } from './list-courses-with-canceled.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCoursesWithCanceledParams } from '../../model/listCoursesWithCanceledParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCoursesWithCanceledQueryKey = (params?: ListCoursesWithCanceledParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCoursesWithCanceled', params);


export const getListCoursesWithCanceledQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithCanceledQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithCanceled>>> = ({ signal, queryKey }) => listCoursesWithCanceled(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoursesWithCanceledQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithCanceled>>>
export type ListCoursesWithCanceledQueryError = OperationError<'listCoursesWithCanceled'>


/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithCanceled>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithCanceled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoursesWithCanceled>>,
          TError,
          Awaited<ReturnType<typeof listCoursesWithCanceled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceled<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithCanceledQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export const prefetchListCoursesWithCanceledQuery = async <TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 queryClient: QueryClient, params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCoursesWithCanceledQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCoursesWithCanceled} query
 */
export const invalidateListCoursesWithCanceled = async (
 queryClient: QueryClient, params: ListCoursesWithCanceledParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCoursesWithCanceledQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCoursesWithCanceledSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesWithCanceledQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoursesWithCanceled>>> = ({ signal, queryKey }) => listCoursesWithCanceled(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCoursesWithCanceledSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoursesWithCanceled>>>
export type ListCoursesWithCanceledSuspenseQueryError = OperationError<'listCoursesWithCanceled'>


/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, canceled ones included
 *
 * For any logged-in user, for calendars that show cancelations. The appointments of listCourses plus those canceled by the studio, distinguished by appointmentStatus.
 */
export function useListCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError = OperationError<'listCoursesWithCanceled'>>(
 params: ListCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesWithCanceledSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}