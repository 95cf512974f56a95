/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStreamingAppointment } from './get-streaming-appointment.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetStreamingAppointmentParams } from '../../model/getStreamingAppointmentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetStreamingAppointmentQueryKey = (params?: GetStreamingAppointmentParams, sdk?: Sdk) => callKeyOf(sdk, 'getStreamingAppointment', params);


export const getGetStreamingAppointmentQueryOptions = <TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(params: GetStreamingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStreamingAppointmentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStreamingAppointment>>> = ({ signal, queryKey }) => getStreamingAppointment(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStreamingAppointmentQueryResult = NonNullable<Awaited<ReturnType<typeof getStreamingAppointment>>>
export type GetStreamingAppointmentQueryError = OperationError<'getStreamingAppointment'>


/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointment<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStreamingAppointment>>,
          TError,
          Awaited<ReturnType<typeof getStreamingAppointment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointment<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStreamingAppointment>>,
          TError,
          Awaited<ReturnType<typeof getStreamingAppointment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointment<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointment<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStreamingAppointmentQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export const prefetchGetStreamingAppointmentQuery = async <TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 queryClient: QueryClient, params: GetStreamingAppointmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStreamingAppointmentQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStreamingAppointment} query
 */
export const invalidateGetStreamingAppointment = async (
 queryClient: QueryClient, params: GetStreamingAppointmentParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStreamingAppointmentQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetStreamingAppointmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(params: GetStreamingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStreamingAppointmentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStreamingAppointment>>> = ({ signal, queryKey }) => getStreamingAppointment(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStreamingAppointmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStreamingAppointment>>>
export type GetStreamingAppointmentSuspenseQueryError = OperationError<'getStreamingAppointment'>


/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointmentSuspense<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointmentSuspense<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointmentSuspense<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * An online appointment with its stream
 *
 * For anyone with the stream's address, which contains the secret id of the booking. The stream's URL is included from 15 minutes before the start until the end; repeat the call at streamOpensAt. Instants have the offset of the studio. Canceled bookings, places on the waiting list and courses at the studio have no stream.
 */
export function useGetStreamingAppointmentSuspense<TData = Awaited<ReturnType<typeof getStreamingAppointment>>, TError = OperationError<'getStreamingAppointment'>>(
 params: GetStreamingAppointmentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStreamingAppointment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStreamingAppointmentSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}