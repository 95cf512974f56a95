/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCheckinHistoryDocument } from './get-checkin-history-document.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetCheckinHistoryDocumentParams } from '../../model/getCheckinHistoryDocumentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetCheckinHistoryDocumentQueryKey = (params?: GetCheckinHistoryDocumentParams, sdk?: Sdk) => callKeyOf(sdk, 'getCheckinHistoryDocument', params);


export const getGetCheckinHistoryDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckinHistoryDocumentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckinHistoryDocument>>> = ({ signal, queryKey }) => getCheckinHistoryDocument(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCheckinHistoryDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckinHistoryDocument>>>
export type GetCheckinHistoryDocumentQueryError = OperationError<'getCheckinHistoryDocument'>


/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocument<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params: undefined |  GetCheckinHistoryDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckinHistoryDocument>>,
          TError,
          Awaited<ReturnType<typeof getCheckinHistoryDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocument<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCheckinHistoryDocument>>,
          TError,
          Awaited<ReturnType<typeof getCheckinHistoryDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocument<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocument<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckinHistoryDocumentQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export const prefetchGetCheckinHistoryDocumentQuery = async <TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 queryClient: QueryClient, params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCheckinHistoryDocumentQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCheckinHistoryDocument} query
 */
export const invalidateGetCheckinHistoryDocument = async (
 queryClient: QueryClient, params?: GetCheckinHistoryDocumentParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCheckinHistoryDocumentQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetCheckinHistoryDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCheckinHistoryDocumentQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCheckinHistoryDocument>>> = ({ signal, queryKey }) => getCheckinHistoryDocument(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCheckinHistoryDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCheckinHistoryDocument>>>
export type GetCheckinHistoryDocumentSuspenseQueryError = OperationError<'getCheckinHistoryDocument'>


/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocumentSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params: undefined |  GetCheckinHistoryDocumentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocumentSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocumentSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Visits of a period as a file
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The response of getCheckinHistoryReport as a PDF in the brand of the chain, created on each request in the user's language.
 */
export function useGetCheckinHistoryDocumentSuspense<TData = Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError = OperationError<'getCheckinHistoryDocument'>>(
 params?: GetCheckinHistoryDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCheckinHistoryDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCheckinHistoryDocumentSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}