/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateAccountHolder } from './validate-account-holder.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateAccountHolderParams } from '../../model/validateAccountHolderParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getValidateAccountHolderQueryKey = (params?: ValidateAccountHolderParams, sdk?: Sdk) => callKeyOf(sdk, 'validateAccountHolder', params);


export const getValidateAccountHolderQueryOptions = <TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(params: ValidateAccountHolderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateAccountHolderQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateAccountHolder>>> = ({ signal, queryKey }) => validateAccountHolder(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateAccountHolderQueryResult = NonNullable<Awaited<ReturnType<typeof validateAccountHolder>>>
export type ValidateAccountHolderQueryError = OperationError<'validateAccountHolder'>


/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolder<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateAccountHolder>>,
          TError,
          Awaited<ReturnType<typeof validateAccountHolder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolder<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateAccountHolder>>,
          TError,
          Awaited<ReturnType<typeof validateAccountHolder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolder<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolder<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateAccountHolderQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export const prefetchValidateAccountHolderQuery = async <TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 queryClient: QueryClient, params: ValidateAccountHolderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateAccountHolderQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateAccountHolder} query
 */
export const invalidateValidateAccountHolder = async (
 queryClient: QueryClient, params: ValidateAccountHolderParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateAccountHolderQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateAccountHolderSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(params: ValidateAccountHolderParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateAccountHolderQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateAccountHolder>>> = ({ signal, queryKey }) => validateAccountHolder(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateAccountHolderSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateAccountHolder>>>
export type ValidateAccountHolderSuspenseQueryError = OperationError<'validateAccountHolder'>


/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolderSuspense<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolderSuspense<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolderSuspense<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate the account holder of a mandate
 *
 * Public. Checks only the characters of the name, not whether it matches an account. The name is neither stored nor logged.
 */
export function useValidateAccountHolderSuspense<TData = Awaited<ReturnType<typeof validateAccountHolder>>, TError = OperationError<'validateAccountHolder'>>(
 params: ValidateAccountHolderParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateAccountHolder>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateAccountHolderSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}