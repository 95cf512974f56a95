/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAppointmentDays } from './get-appointment-days.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetAppointmentDaysParams } from '../../model/getAppointmentDaysParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetAppointmentDaysQueryKey = (benefitId: number, params?: GetAppointmentDaysParams, sdk?: Sdk) => familyKeyOf(sdk, 'getAppointmentDays', benefitId, params);


export const getGetAppointmentDaysQueryOptions = <TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAppointmentDays>>> = ({ signal, queryKey }) => getAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAppointmentDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getAppointmentDays>>>
export type GetAppointmentDaysQueryError = OperationError<'getAppointmentDays'>


/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDays<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDays<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDays<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDays<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAppointmentDaysQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export const prefetchGetAppointmentDaysQuery = async <TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAppointmentDaysQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAppointmentDays} query
 */
export const invalidateGetAppointmentDays = async (
 queryClient: QueryClient, benefitId: number,
    params: GetAppointmentDaysParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAppointmentDaysQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetAppointmentDaysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAppointmentDays>>> = ({ signal, queryKey }) => getAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAppointmentDaysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAppointmentDays>>>
export type GetAppointmentDaysSuspenseQueryError = OperationError<'getAppointmentDays'>


/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export function useGetAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getAppointmentDays>>, TError = OperationError<'getAppointmentDays'>>(
 benefitId: number,
    params: GetAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAppointmentDaysSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}