/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicCustomerCenterConfig } from './get-public-customer-center-config.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicCustomerCenterConfigParams } from '../../model/getPublicCustomerCenterConfigParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPublicCustomerCenterConfigQueryKey = (params?: GetPublicCustomerCenterConfigParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicCustomerCenterConfig', params);


export const getGetPublicCustomerCenterConfigQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCustomerCenterConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>> = ({ signal, queryKey }) => getPublicCustomerCenterConfig(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicCustomerCenterConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>>
export type GetPublicCustomerCenterConfigQueryError = OperationError<'getPublicCustomerCenterConfig'>


/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfig<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>,
          TError,
          Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfig<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>,
          TError,
          Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfig<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfig<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCustomerCenterConfigQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export const prefetchGetPublicCustomerCenterConfigQuery = async <TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 queryClient: QueryClient, params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicCustomerCenterConfigQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicCustomerCenterConfig} query
 */
export const invalidateGetPublicCustomerCenterConfig = async (
 queryClient: QueryClient, params: GetPublicCustomerCenterConfigParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicCustomerCenterConfigQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicCustomerCenterConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicCustomerCenterConfigQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>> = ({ signal, queryKey }) => getPublicCustomerCenterConfig(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicCustomerCenterConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>>
export type GetPublicCustomerCenterConfigSuspenseQueryError = OperationError<'getPublicCustomerCenterConfig'>


/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfigSuspense<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfigSuspense<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfigSuspense<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export function useGetPublicCustomerCenterConfigSuspense<TData = Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError = OperationError<'getPublicCustomerCenterConfig'>>(
 params: GetPublicCustomerCenterConfigParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicCustomerCenterConfig>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicCustomerCenterConfigSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}