/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPreContractSignCondition } from './get-pre-contract-sign-condition.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetPreContractSignConditionParams } from '../../model/getPreContractSignConditionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetPreContractSignConditionQueryKey = (params?: GetPreContractSignConditionParams, sdk?: Sdk) => callKeyOf(sdk, 'getPreContractSignCondition', params);


export const getGetPreContractSignConditionQueryOptions = <TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(params: GetPreContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreContractSignConditionQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreContractSignCondition>>> = ({ signal, queryKey }) => getPreContractSignCondition(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPreContractSignConditionQueryResult = NonNullable<Awaited<ReturnType<typeof getPreContractSignCondition>>>
export type GetPreContractSignConditionQueryError = OperationError<'getPreContractSignCondition'>


/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignCondition<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreContractSignCondition>>,
          TError,
          Awaited<ReturnType<typeof getPreContractSignCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignCondition<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPreContractSignCondition>>,
          TError,
          Awaited<ReturnType<typeof getPreContractSignCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignCondition<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignCondition<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreContractSignConditionQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export const prefetchGetPreContractSignConditionQuery = async <TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 queryClient: QueryClient, params: GetPreContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPreContractSignConditionQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPreContractSignCondition} query
 */
export const invalidateGetPreContractSignCondition = async (
 queryClient: QueryClient, params: GetPreContractSignConditionParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPreContractSignConditionQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetPreContractSignConditionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(params: GetPreContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPreContractSignConditionQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreContractSignCondition>>> = ({ signal, queryKey }) => getPreContractSignCondition(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPreContractSignConditionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPreContractSignCondition>>>
export type GetPreContractSignConditionSuspenseQueryError = OperationError<'getPreContractSignCondition'>


/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export function useGetPreContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getPreContractSignCondition>>, TError = OperationError<'getPreContractSignCondition'>>(
 params: GetPreContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPreContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPreContractSignConditionSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}