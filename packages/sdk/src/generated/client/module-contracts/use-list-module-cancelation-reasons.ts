/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listModuleCancelationReasons } from './list-module-cancelation-reasons.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListModuleCancelationReasonsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listModuleCancelationReasons');


export const getListModuleCancelationReasonsQueryOptions = <TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModuleCancelationReasonsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModuleCancelationReasons>>> = ({ signal, queryKey }) => listModuleCancelationReasons({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListModuleCancelationReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listModuleCancelationReasons>>>
export type ListModuleCancelationReasonsQueryError = OperationError<'listModuleCancelationReasons'>


/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasons<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModuleCancelationReasons>>,
          TError,
          Awaited<ReturnType<typeof listModuleCancelationReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasons<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listModuleCancelationReasons>>,
          TError,
          Awaited<ReturnType<typeof listModuleCancelationReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasons<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasons<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModuleCancelationReasonsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export const prefetchListModuleCancelationReasonsQuery = async <TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListModuleCancelationReasonsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListModuleCancelationReasons} query
 */
export const invalidateListModuleCancelationReasons = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListModuleCancelationReasonsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListModuleCancelationReasonsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListModuleCancelationReasonsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listModuleCancelationReasons>>> = ({ signal, queryKey }) => listModuleCancelationReasons({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListModuleCancelationReasonsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listModuleCancelationReasons>>>
export type ListModuleCancelationReasonsSuspenseQueryError = OperationError<'listModuleCancelationReasons'>


/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Reasons to cancel a module
 *
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 */
export function useListModuleCancelationReasonsSuspense<TData = Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError = OperationError<'listModuleCancelationReasons'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listModuleCancelationReasons>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListModuleCancelationReasonsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}