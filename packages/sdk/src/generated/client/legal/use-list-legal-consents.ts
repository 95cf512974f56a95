/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listLegalConsents } from './list-legal-consents.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListLegalConsentsParams } from '../../model/listLegalConsentsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListLegalConsentsQueryKey = (params?: ListLegalConsentsParams, sdk?: Sdk) => callKeyOf(sdk, 'listLegalConsents', params);


export const getListLegalConsentsQueryOptions = <TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(params: ListLegalConsentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLegalConsentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalConsents>>> = ({ signal, queryKey }) => listLegalConsents(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLegalConsentsQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalConsents>>>
export type ListLegalConsentsQueryError = OperationError<'listLegalConsents'>


/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsents<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalConsents>>,
          TError,
          Awaited<ReturnType<typeof listLegalConsents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsents<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLegalConsents>>,
          TError,
          Awaited<ReturnType<typeof listLegalConsents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsents<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsents<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLegalConsentsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export const prefetchListLegalConsentsQuery = async <TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 queryClient: QueryClient, params: ListLegalConsentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLegalConsentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLegalConsents} query
 */
export const invalidateListLegalConsents = async (
 queryClient: QueryClient, params: ListLegalConsentsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLegalConsentsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListLegalConsentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(params: ListLegalConsentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLegalConsentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLegalConsents>>> = ({ signal, queryKey }) => listLegalConsents(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLegalConsentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLegalConsents>>>
export type ListLegalConsentsSuspenseQueryError = OperationError<'listLegalConsents'>


/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsentsSuspense<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsentsSuspense<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsentsSuspense<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Consents of a form
 *
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 */
export function useListLegalConsentsSuspense<TData = Awaited<ReturnType<typeof listLegalConsents>>, TError = OperationError<'listLegalConsents'>>(
 params: ListLegalConsentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLegalConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLegalConsentsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}