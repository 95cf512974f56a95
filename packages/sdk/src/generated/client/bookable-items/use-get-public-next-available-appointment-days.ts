/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicNextAvailableAppointmentDays } from './get-public-next-available-appointment-days.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicNextAvailableAppointmentDaysParams } from '../../model/getPublicNextAvailableAppointmentDaysParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicNextAvailableAppointmentDaysQueryKey = (benefitId: number, params?: GetPublicNextAvailableAppointmentDaysParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicNextAvailableAppointmentDays', benefitId, params);


export const getGetPublicNextAvailableAppointmentDaysQueryOptions = <TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicNextAvailableAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>> = ({ signal, queryKey }) => getPublicNextAvailableAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicNextAvailableAppointmentDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>>
export type GetPublicNextAvailableAppointmentDaysQueryError = OperationError<'getPublicNextAvailableAppointmentDays'>


/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicNextAvailableAppointmentDaysQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const prefetchGetPublicNextAvailableAppointmentDaysQuery = async <TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicNextAvailableAppointmentDaysQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicNextAvailableAppointmentDays} query
 */
export const invalidateGetPublicNextAvailableAppointmentDays = async (
 queryClient: QueryClient, benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicNextAvailableAppointmentDaysQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicNextAvailableAppointmentDaysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicNextAvailableAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>> = ({ signal, queryKey }) => getPublicNextAvailableAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicNextAvailableAppointmentDaysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>>
export type GetPublicNextAvailableAppointmentDaysSuspenseQueryError = OperationError<'getPublicNextAvailableAppointmentDays'>


/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export function useGetPublicNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError = OperationError<'getPublicNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicNextAvailableAppointmentDaysSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}