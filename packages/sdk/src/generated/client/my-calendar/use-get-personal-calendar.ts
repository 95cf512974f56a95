/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPersonalCalendar } from './get-personal-calendar.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPersonalCalendarQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getPersonalCalendar');


export const getGetPersonalCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalCalendarQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalCalendar>>> = ({ signal, queryKey }) => getPersonalCalendar({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPersonalCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalCalendar>>>
export type GetPersonalCalendarQueryError = OperationError<'getPersonalCalendar'>


/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendar<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalCalendar>>,
          TError,
          Awaited<ReturnType<typeof getPersonalCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendar<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalCalendar>>,
          TError,
          Awaited<ReturnType<typeof getPersonalCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendar<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendar<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonalCalendarQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export const prefetchGetPersonalCalendarQuery = async <TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPersonalCalendarQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPersonalCalendar} query
 */
export const invalidateGetPersonalCalendar = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPersonalCalendarQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetPersonalCalendarSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalCalendarQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalCalendar>>> = ({ signal, queryKey }) => getPersonalCalendar({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPersonalCalendarSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalCalendar>>>
export type GetPersonalCalendarSuspenseQueryError = OperationError<'getPersonalCalendar'>


/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendarSuspense<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendarSuspense<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendarSuspense<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal calendar of the account
 *
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 */
export function useGetPersonalCalendarSuspense<TData = Awaited<ReturnType<typeof getPersonalCalendar>>, TError = OperationError<'getPersonalCalendar'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalCalendar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonalCalendarSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}