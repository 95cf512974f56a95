/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateBookTrialSessionMasterData } from './validate-book-trial-session-master-data.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateBookTrialSessionMasterDataParams } from '../../model/validateBookTrialSessionMasterDataParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getValidateBookTrialSessionMasterDataQueryKey = (params?: ValidateBookTrialSessionMasterDataParams, sdk?: Sdk) => callKeyOf(sdk, 'validateBookTrialSessionMasterData', params);


export const getValidateBookTrialSessionMasterDataQueryOptions = <TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateBookTrialSessionMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>> = ({ signal, queryKey }) => validateBookTrialSessionMasterData(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateBookTrialSessionMasterDataQueryResult = NonNullable<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>>
export type ValidateBookTrialSessionMasterDataQueryError = OperationError<'validateBookTrialSessionMasterData'>


/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterData<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterData<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterData<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterData<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateBookTrialSessionMasterDataQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export const prefetchValidateBookTrialSessionMasterDataQuery = async <TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 queryClient: QueryClient, params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateBookTrialSessionMasterDataQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateBookTrialSessionMasterData} query
 */
export const invalidateValidateBookTrialSessionMasterData = async (
 queryClient: QueryClient, params: ValidateBookTrialSessionMasterDataParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateBookTrialSessionMasterDataQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateBookTrialSessionMasterDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateBookTrialSessionMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>> = ({ signal, queryKey }) => validateBookTrialSessionMasterData(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateBookTrialSessionMasterDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>>
export type ValidateBookTrialSessionMasterDataSuspenseQueryError = OperationError<'validateBookTrialSessionMasterData'>


/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for a trial session
 *
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookTrialSessionMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError = OperationError<'validateBookTrialSessionMasterData'>>(
 params: ValidateBookTrialSessionMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookTrialSessionMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateBookTrialSessionMasterDataSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}