/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCourseAppointments } from './list-course-appointments.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCourseAppointmentsParams } from '../../model/listCourseAppointmentsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCourseAppointmentsQueryKey = (params?: ListCourseAppointmentsParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCourseAppointments', params);


export const getListCourseAppointmentsQueryOptions = <TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(params: ListCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourseAppointmentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourseAppointments>>> = ({ signal, queryKey }) => listCourseAppointments(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCourseAppointmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listCourseAppointments>>>
export type ListCourseAppointmentsQueryError = OperationError<'listCourseAppointments'>


/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointments<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseAppointments>>,
          TError,
          Awaited<ReturnType<typeof listCourseAppointments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointments<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourseAppointments>>,
          TError,
          Awaited<ReturnType<typeof listCourseAppointments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointments<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointments<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourseAppointmentsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export const prefetchListCourseAppointmentsQuery = async <TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 queryClient: QueryClient, params: ListCourseAppointmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCourseAppointmentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCourseAppointments} query
 */
export const invalidateListCourseAppointments = async (
 queryClient: QueryClient, params: ListCourseAppointmentsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCourseAppointmentsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCourseAppointmentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(params: ListCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCourseAppointmentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourseAppointments>>> = ({ signal, queryKey }) => listCourseAppointments(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCourseAppointmentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCourseAppointments>>>
export type ListCourseAppointmentsSuspenseQueryError = OperationError<'listCourseAppointments'>


/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period
 *
 * For any logged-in user. Older path of listCourses with the same response; use that instead.
 */
export function useListCourseAppointmentsSuspense<TData = Awaited<ReturnType<typeof listCourseAppointments>>, TError = OperationError<'listCourseAppointments'>>(
 params: ListCourseAppointmentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourseAppointments>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCourseAppointmentsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}