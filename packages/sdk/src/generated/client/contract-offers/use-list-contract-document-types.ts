/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listContractDocumentTypes } from './list-contract-document-types.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListContractDocumentTypesParams } from '../../model/listContractDocumentTypesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListContractDocumentTypesQueryKey = (params?: ListContractDocumentTypesParams, sdk?: Sdk) => callKeyOf(sdk, 'listContractDocumentTypes', params);


export const getListContractDocumentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(params: ListContractDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractDocumentTypesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractDocumentTypes>>> = ({ signal, queryKey }) => listContractDocumentTypes(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractDocumentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listContractDocumentTypes>>>
export type ListContractDocumentTypesQueryError = OperationError<'listContractDocumentTypes'>


/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypes<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listContractDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypes<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listContractDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypes<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypes<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractDocumentTypesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export const prefetchListContractDocumentTypesQuery = async <TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 queryClient: QueryClient, params: ListContractDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListContractDocumentTypesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListContractDocumentTypes} query
 */
export const invalidateListContractDocumentTypes = async (
 queryClient: QueryClient, params: ListContractDocumentTypesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListContractDocumentTypesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListContractDocumentTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(params: ListContractDocumentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractDocumentTypesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractDocumentTypes>>> = ({ signal, queryKey }) => listContractDocumentTypes(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContractDocumentTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContractDocumentTypes>>>
export type ListContractDocumentTypesSuspenseQueryError = OperationError<'listContractDocumentTypes'>


/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Accepted identity documents
 *
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 */
export function useListContractDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listContractDocumentTypes>>, TError = OperationError<'listContractDocumentTypes'>>(
 params: ListContractDocumentTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractDocumentTypesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}