/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicAppointmentDays } from './get-public-appointment-days.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicAppointmentDaysParams } from '../../model/getPublicAppointmentDaysParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicAppointmentDaysQueryKey = (benefitId: number, params?: GetPublicAppointmentDaysParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicAppointmentDays', benefitId, params);


export const getGetPublicAppointmentDaysQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAppointmentDays>>> = ({ signal, queryKey }) => getPublicAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicAppointmentDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAppointmentDays>>>
export type GetPublicAppointmentDaysQueryError = OperationError<'getPublicAppointmentDays'>


/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDays<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getPublicAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDays<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getPublicAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDays<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDays<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAppointmentDaysQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const prefetchGetPublicAppointmentDaysQuery = async <TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicAppointmentDaysQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicAppointmentDays} query
 */
export const invalidateGetPublicAppointmentDays = async (
 queryClient: QueryClient, benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicAppointmentDaysQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicAppointmentDaysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicAppointmentDays>>> = ({ signal, queryKey }) => getPublicAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicAppointmentDaysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicAppointmentDays>>>
export type GetPublicAppointmentDaysSuspenseQueryError = OperationError<'getPublicAppointmentDays'>


/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError = OperationError<'getPublicAppointmentDays'>>(
 benefitId: number,
    params: GetPublicAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicAppointmentDaysSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}