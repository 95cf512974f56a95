/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractDownloadUrl } from './get-contract-download-url.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetContractDownloadUrlParams } from '../../model/getContractDownloadUrlParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetContractDownloadUrlQueryKey = (contractId: number, params?: GetContractDownloadUrlParams, sdk?: Sdk) => callKeyOf(sdk, 'getContractDownloadUrl', contractId, params);


export const getGetContractDownloadUrlQueryOptions = <TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractDownloadUrlQueryKey(contractId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractDownloadUrl>>> = ({ signal, queryKey }) => getContractDownloadUrl(contractId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: contractId === null || contractId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractDownloadUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getContractDownloadUrl>>>
export type GetContractDownloadUrlQueryError = OperationError<'getContractDownloadUrl'>


/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrl<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params: undefined |  GetContractDownloadUrlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractDownloadUrl>>,
          TError,
          Awaited<ReturnType<typeof getContractDownloadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrl<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractDownloadUrl>>,
          TError,
          Awaited<ReturnType<typeof getContractDownloadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrl<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrl<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractDownloadUrlQueryOptions(contractId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export const prefetchGetContractDownloadUrlQuery = async <TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 queryClient: QueryClient, contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractDownloadUrlQueryOptions(contractId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractDownloadUrl} query
 */
export const invalidateGetContractDownloadUrl = async (
 queryClient: QueryClient, contractId: number,
    params?: GetContractDownloadUrlParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractDownloadUrlQueryKey(contractId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetContractDownloadUrlSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractDownloadUrlQueryKey(contractId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractDownloadUrl>>> = ({ signal, queryKey }) => getContractDownloadUrl(contractId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractDownloadUrlSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractDownloadUrl>>>
export type GetContractDownloadUrlSuspenseQueryError = OperationError<'getContractDownloadUrl'>


/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params: undefined |  GetContractDownloadUrlParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Download address of a contract
 *
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 */
export function useGetContractDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getContractDownloadUrl>>, TError = OperationError<'getContractDownloadUrl'>>(
 contractId: number,
    params?: GetContractDownloadUrlParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractDownloadUrlSuspenseQueryOptions(contractId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}