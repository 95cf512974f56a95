/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSepaMandateDocument } from './get-sepa-mandate-document.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetSepaMandateDocumentQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getSepaMandateDocument');


export const getGetSepaMandateDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSepaMandateDocumentQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSepaMandateDocument>>> = ({ signal, queryKey }) => getSepaMandateDocument({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSepaMandateDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getSepaMandateDocument>>>
export type GetSepaMandateDocumentQueryError = OperationError<'getSepaMandateDocument'>


/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocument<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSepaMandateDocument>>,
          TError,
          Awaited<ReturnType<typeof getSepaMandateDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocument<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSepaMandateDocument>>,
          TError,
          Awaited<ReturnType<typeof getSepaMandateDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocument<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocument<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSepaMandateDocumentQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export const prefetchGetSepaMandateDocumentQuery = async <TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSepaMandateDocumentQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSepaMandateDocument} query
 */
export const invalidateGetSepaMandateDocument = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSepaMandateDocumentQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetSepaMandateDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSepaMandateDocumentQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSepaMandateDocument>>> = ({ signal, queryKey }) => getSepaMandateDocument({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSepaMandateDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSepaMandateDocument>>>
export type GetSepaMandateDocumentSuspenseQueryError = OperationError<'getSepaMandateDocument'>


/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocumentSuspense<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocumentSuspense<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocumentSuspense<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The mandate as a file
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 */
export function useGetSepaMandateDocumentSuspense<TData = Awaited<ReturnType<typeof getSepaMandateDocument>>, TError = OperationError<'getSepaMandateDocument'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaMandateDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSepaMandateDocumentSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}