/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractSignCondition } from './get-contract-sign-condition.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetContractSignConditionParams } from '../../model/getContractSignConditionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetContractSignConditionQueryKey = (params?: GetContractSignConditionParams, sdk?: Sdk) => callKeyOf(sdk, 'getContractSignCondition', params);


export const getGetContractSignConditionQueryOptions = <TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(params: GetContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractSignConditionQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractSignCondition>>> = ({ signal, queryKey }) => getContractSignCondition(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractSignConditionQueryResult = NonNullable<Awaited<ReturnType<typeof getContractSignCondition>>>
export type GetContractSignConditionQueryError = OperationError<'getContractSignCondition'>


/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignCondition<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractSignCondition>>,
          TError,
          Awaited<ReturnType<typeof getContractSignCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignCondition<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractSignCondition>>,
          TError,
          Awaited<ReturnType<typeof getContractSignCondition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignCondition<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignCondition<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractSignConditionQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export const prefetchGetContractSignConditionQuery = async <TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 queryClient: QueryClient, params: GetContractSignConditionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractSignConditionQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractSignCondition} query
 */
export const invalidateGetContractSignCondition = async (
 queryClient: QueryClient, params: GetContractSignConditionParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractSignConditionQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetContractSignConditionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(params: GetContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractSignConditionQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractSignCondition>>> = ({ signal, queryKey }) => getContractSignCondition(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractSignConditionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractSignCondition>>>
export type GetContractSignConditionSuspenseQueryError = OperationError<'getContractSignCondition'>


/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export function useGetContractSignConditionSuspense<TData = Awaited<ReturnType<typeof getContractSignCondition>>, TError = OperationError<'getContractSignCondition'>>(
 params: GetContractSignConditionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSignCondition>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractSignConditionSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}