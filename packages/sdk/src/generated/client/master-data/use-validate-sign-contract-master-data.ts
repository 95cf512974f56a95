/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateSignContractMasterData } from './validate-sign-contract-master-data.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateSignContractMasterDataParams } from '../../model/validateSignContractMasterDataParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getValidateSignContractMasterDataQueryKey = (params?: ValidateSignContractMasterDataParams, sdk?: Sdk) => callKeyOf(sdk, 'validateSignContractMasterData', params);


export const getValidateSignContractMasterDataQueryOptions = <TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateSignContractMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateSignContractMasterData>>> = ({ signal, queryKey }) => validateSignContractMasterData(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateSignContractMasterDataQueryResult = NonNullable<Awaited<ReturnType<typeof validateSignContractMasterData>>>
export type ValidateSignContractMasterDataQueryError = OperationError<'validateSignContractMasterData'>


/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterData<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateSignContractMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateSignContractMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterData<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateSignContractMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateSignContractMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterData<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterData<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateSignContractMasterDataQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export const prefetchValidateSignContractMasterDataQuery = async <TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 queryClient: QueryClient, params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateSignContractMasterDataQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateSignContractMasterData} query
 */
export const invalidateValidateSignContractMasterData = async (
 queryClient: QueryClient, params: ValidateSignContractMasterDataParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateSignContractMasterDataQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateSignContractMasterDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateSignContractMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateSignContractMasterData>>> = ({ signal, queryKey }) => validateSignContractMasterData(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateSignContractMasterDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateSignContractMasterData>>>
export type ValidateSignContractMasterDataSuspenseQueryError = OperationError<'validateSignContractMasterData'>


/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterDataSuspense<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterDataSuspense<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterDataSuspense<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for a contract
 *
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateSignContractMasterDataSuspense<TData = Awaited<ReturnType<typeof validateSignContractMasterData>>, TError = OperationError<'validateSignContractMasterData'>>(
 params: ValidateSignContractMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateSignContractMasterData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateSignContractMasterDataSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}