/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSingleAppointmentFilter } from './get-single-appointment-filter.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetSingleAppointmentFilterParams } from '../../model/getSingleAppointmentFilterParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetSingleAppointmentFilterQueryKey = (params?: GetSingleAppointmentFilterParams, sdk?: Sdk) => callKeyOf(sdk, 'getSingleAppointmentFilter', params);


export const getGetSingleAppointmentFilterQueryOptions = <TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSingleAppointmentFilterQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSingleAppointmentFilter>>> = ({ signal, queryKey }) => getSingleAppointmentFilter(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSingleAppointmentFilterQueryResult = NonNullable<Awaited<ReturnType<typeof getSingleAppointmentFilter>>>
export type GetSingleAppointmentFilterQueryError = OperationError<'getSingleAppointmentFilter'>


/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilter<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSingleAppointmentFilter>>,
          TError,
          Awaited<ReturnType<typeof getSingleAppointmentFilter>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilter<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSingleAppointmentFilter>>,
          TError,
          Awaited<ReturnType<typeof getSingleAppointmentFilter>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilter<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilter<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSingleAppointmentFilterQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export const prefetchGetSingleAppointmentFilterQuery = async <TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 queryClient: QueryClient, params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSingleAppointmentFilterQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSingleAppointmentFilter} query
 */
export const invalidateGetSingleAppointmentFilter = async (
 queryClient: QueryClient, params: GetSingleAppointmentFilterParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSingleAppointmentFilterQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetSingleAppointmentFilterSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSingleAppointmentFilterQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSingleAppointmentFilter>>> = ({ signal, queryKey }) => getSingleAppointmentFilter(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSingleAppointmentFilterSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSingleAppointmentFilter>>>
export type GetSingleAppointmentFilterSuspenseQueryError = OperationError<'getSingleAppointmentFilter'>


/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Filter values for a studio's single appointments
 *
 * Public. Employees who can be booked for an appointment at the studio, even without free slots. Empty if the studio offers no single appointments.
 */
export function useGetSingleAppointmentFilterSuspense<TData = Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError = OperationError<'getSingleAppointmentFilter'>>(
 params: GetSingleAppointmentFilterParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSingleAppointmentFilter>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSingleAppointmentFilterSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}