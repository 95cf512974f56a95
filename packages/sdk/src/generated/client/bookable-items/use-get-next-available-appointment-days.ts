/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getNextAvailableAppointmentDays } from './get-next-available-appointment-days.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetNextAvailableAppointmentDaysParams } from '../../model/getNextAvailableAppointmentDaysParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetNextAvailableAppointmentDaysQueryKey = (benefitId: number, params?: GetNextAvailableAppointmentDaysParams, sdk?: Sdk) => familyKeyOf(sdk, 'getNextAvailableAppointmentDays', benefitId, params);


export const getGetNextAvailableAppointmentDaysQueryOptions = <TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNextAvailableAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>> = ({ signal, queryKey }) => getNextAvailableAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: benefitId === null || benefitId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNextAvailableAppointmentDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>>
export type GetNextAvailableAppointmentDaysQueryError = OperationError<'getNextAvailableAppointmentDays'>


/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>,
          TError,
          Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDays<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNextAvailableAppointmentDaysQueryOptions(benefitId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export const prefetchGetNextAvailableAppointmentDaysQuery = async <TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 queryClient: QueryClient, benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetNextAvailableAppointmentDaysQueryOptions(benefitId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetNextAvailableAppointmentDays} query
 */
export const invalidateGetNextAvailableAppointmentDays = async (
 queryClient: QueryClient, benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNextAvailableAppointmentDaysQueryKey(benefitId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetNextAvailableAppointmentDaysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNextAvailableAppointmentDaysQueryKey(benefitId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>> = ({ signal, queryKey }) => getNextAvailableAppointmentDays(benefitId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetNextAvailableAppointmentDaysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>>
export type GetNextAvailableAppointmentDaysSuspenseQueryError = OperationError<'getNextAvailableAppointmentDays'>


/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The next slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getNextAvailableAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone; limit counts slots and is 10 by default.
 */
export function useGetNextAvailableAppointmentDaysSuspense<TData = Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError = OperationError<'getNextAvailableAppointmentDays'>>(
 benefitId: number,
    params: GetNextAvailableAppointmentDaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNextAvailableAppointmentDays>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNextAvailableAppointmentDaysSuspenseQueryOptions(benefitId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}