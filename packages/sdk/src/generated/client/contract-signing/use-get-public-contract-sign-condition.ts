/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPublicContractSignCondition } from './get-public-contract-sign-condition.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPublicContractSignConditionParams } from '../../model/getPublicContractSignConditionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPublicContractSignConditionQueryKey = (params?: GetPublicContractSignConditionParams, sdk?: Sdk) => callKeyOf(sdk, 'getPublicContractSignCondition', params);


export const getGetPublicContractSignConditionQueryOptions = <TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicContractSignConditionQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicContractSignCondition>>> = ({ signal, queryKey }) => getPublicContractSignCondition(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicContractSignConditionQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicContractSignCondition>>>
export type GetPublicContractSignConditionQueryError = OperationError<'getPublicContractSignCondition'>


/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignCondition<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicContractSignCondition>>,
          TError,
          Awaited<ReturnType<typeof getPublicContractSignCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignCondition<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicContractSignCondition>>,
          TError,
          Awaited<ReturnType<typeof getPublicContractSignCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignCondition<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignCondition<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicContractSignConditionQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export const prefetchGetPublicContractSignConditionQuery = async <TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 queryClient: QueryClient, params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPublicContractSignConditionQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPublicContractSignCondition} query
 */
export const invalidateGetPublicContractSignCondition = async (
 queryClient: QueryClient, params: GetPublicContractSignConditionParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPublicContractSignConditionQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPublicContractSignConditionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicContractSignConditionQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicContractSignCondition>>> = ({ signal, queryKey }) => getPublicContractSignCondition(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPublicContractSignConditionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicContractSignCondition>>>
export type GetPublicContractSignConditionSuspenseQueryError = OperationError<'getPublicContractSignCondition'>


/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export function useGetPublicContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError = OperationError<'getPublicContractSignCondition'>>(
 params: GetPublicContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPublicContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicContractSignConditionSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}