/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractDocument } from './get-contract-document.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetContractDocumentParams } from '../../model/getContractDocumentParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetContractDocumentQueryKey = (contractId: number, params?: GetContractDocumentParams, sdk?: Sdk) => callKeyOf(sdk, 'getContractDocument', contractId, params);


export const getGetContractDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractDocumentQueryKey(contractId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractDocument>>> = ({ signal, queryKey }) => getContractDocument(contractId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: contractId === null || contractId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getContractDocument>>>
export type GetContractDocumentQueryError = OperationError<'getContractDocument'>


/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocument<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params: undefined |  GetContractDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractDocument>>,
          TError,
          Awaited<ReturnType<typeof getContractDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocument<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractDocument>>,
          TError,
          Awaited<ReturnType<typeof getContractDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocument<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocument<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractDocumentQueryOptions(contractId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export const prefetchGetContractDocumentQuery = async <TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 queryClient: QueryClient, contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractDocumentQueryOptions(contractId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractDocument} query
 */
export const invalidateGetContractDocument = async (
 queryClient: QueryClient, contractId: number,
    params?: GetContractDocumentParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractDocumentQueryKey(contractId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetContractDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractDocumentQueryKey(contractId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractDocument>>> = ({ signal, queryKey }) => getContractDocument(contractId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractDocument>>>
export type GetContractDocumentSuspenseQueryError = OperationError<'getContractDocument'>


/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocumentSuspense<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params: undefined |  GetContractDocumentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocumentSuspense<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocumentSuspense<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * A contract as a PDF
 *
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 */
export function useGetContractDocumentSuspense<TData = Awaited<ReturnType<typeof getContractDocument>>, TError = OperationError<'getContractDocument'>>(
 contractId: number,
    params?: GetContractDocumentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractDocumentSuspenseQueryOptions(contractId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}