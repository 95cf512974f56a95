/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listContractCancelationReasons } from './list-contract-cancelation-reasons.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListContractCancelationReasonsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listContractCancelationReasons');


export const getListContractCancelationReasonsQueryOptions = <TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractCancelationReasonsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractCancelationReasons>>> = ({ signal, queryKey }) => listContractCancelationReasons({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContractCancelationReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listContractCancelationReasons>>>
export type ListContractCancelationReasonsQueryError = OperationError<'listContractCancelationReasons'>


/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasons<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractCancelationReasons>>,
          TError,
          Awaited<ReturnType<typeof listContractCancelationReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasons<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContractCancelationReasons>>,
          TError,
          Awaited<ReturnType<typeof listContractCancelationReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasons<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasons<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractCancelationReasonsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export const prefetchListContractCancelationReasonsQuery = async <TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListContractCancelationReasonsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListContractCancelationReasons} query
 */
export const invalidateListContractCancelationReasons = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListContractCancelationReasonsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListContractCancelationReasonsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContractCancelationReasonsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContractCancelationReasons>>> = ({ signal, queryKey }) => listContractCancelationReasons({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContractCancelationReasonsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContractCancelationReasons>>>
export type ListContractCancelationReasonsSuspenseQueryError = OperationError<'listContractCancelationReasons'>


/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Reasons to cancel a contract
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListContractCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listContractCancelationReasons>>, TError = OperationError<'listContractCancelationReasons'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContractCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContractCancelationReasonsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}