/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getBookedDayTicket } from './get-booked-day-ticket.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetBookedDayTicketQueryKey = (leadId: string, sdk?: Sdk) => callKeyOf(sdk, 'getBookedDayTicket', leadId);


export const getGetBookedDayTicketQueryOptions = <TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(leadId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookedDayTicketQueryKey(leadId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookedDayTicket>>> = ({ signal, queryKey }) => getBookedDayTicket(leadId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: leadId === null || leadId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookedDayTicketQueryResult = NonNullable<Awaited<ReturnType<typeof getBookedDayTicket>>>
export type GetBookedDayTicketQueryError = OperationError<'getBookedDayTicket'>


/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicket<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookedDayTicket>>,
          TError,
          Awaited<ReturnType<typeof getBookedDayTicket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicket<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookedDayTicket>>,
          TError,
          Awaited<ReturnType<typeof getBookedDayTicket>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicket<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicket<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookedDayTicketQueryOptions(leadId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export const prefetchGetBookedDayTicketQuery = async <TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 queryClient: QueryClient, leadId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBookedDayTicketQueryOptions(leadId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBookedDayTicket} query
 */
export const invalidateGetBookedDayTicket = async (
 queryClient: QueryClient, leadId: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBookedDayTicketQueryKey(leadId, options?.sdk) }, options);

  return queryClient;
}




export const getGetBookedDayTicketSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(leadId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookedDayTicketQueryKey(leadId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookedDayTicket>>> = ({ signal, queryKey }) => getBookedDayTicket(leadId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBookedDayTicketSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBookedDayTicket>>>
export type GetBookedDayTicketSuspenseQueryError = OperationError<'getBookedDayTicket'>


/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicketSuspense<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicketSuspense<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicketSuspense<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export function useGetBookedDayTicketSuspense<TData = Awaited<ReturnType<typeof getBookedDayTicket>>, TError = OperationError<'getBookedDayTicket'>>(
 leadId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBookedDayTicket>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookedDayTicketSuspenseQueryOptions(leadId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}