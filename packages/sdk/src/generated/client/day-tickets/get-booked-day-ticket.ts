/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  BookedDayTicket
} from '../../model/bookedDayTicket.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getGetBookedDayTicketUrl = (leadId: string,) => {




  return `/v1/public/daytickets/${encodeURIComponent(String(leadId))}`
}

/**
 * A day ticket with payment at the studio
 *
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 */
export const getBookedDayTicket = async (leadId: string, options?: Parameters<typeof fetcher>[1]): Promise<BookedDayTicket> => {

  return fetcher<BookedDayTicket>(getGetBookedDayTicketUrl(leadId),
  {
      operationId: 'getBookedDayTicket', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetBookedDayTicketResponse);}


const deserializeGetBookedDayTicketResponse = (data: BookedDayTicket): BookedDayTicket => {
  if (data == null) return data;
  if (data.purchase != null) {
    data.purchase.validFrom = toDate(data.purchase.validFrom);
    if (data.purchase.validUntil != null) {
      data.purchase.validUntil = toDate(data.purchase.validUntil);
    }
  }
  if (data.canceledAt != null) {
    data.canceledAt = toDate(data.canceledAt);
  }
  return data;
};




export const getGetBookedDayTicketQueryKey = (leadId: string, sdk?: Sdk) => queryKeyOf(sdk, 'getBookedDayTicket', leadId);


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
