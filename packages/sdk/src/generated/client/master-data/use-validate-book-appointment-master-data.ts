/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateBookAppointmentMasterData } from './validate-book-appointment-master-data.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateBookAppointmentMasterDataParams } from '../../model/validateBookAppointmentMasterDataParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';






export const getValidateBookAppointmentMasterDataQueryKey = (params?: ValidateBookAppointmentMasterDataParams, sdk?: Sdk) => familyKeyOf(sdk, 'validateBookAppointmentMasterData', params);


export const getValidateBookAppointmentMasterDataQueryOptions = <TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateBookAppointmentMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>> = ({ signal, queryKey }) => validateBookAppointmentMasterData(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateBookAppointmentMasterDataQueryResult = NonNullable<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>>
export type ValidateBookAppointmentMasterDataQueryError = OperationError<'validateBookAppointmentMasterData'>


/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterData<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateBookAppointmentMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateBookAppointmentMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterData<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateBookAppointmentMasterData>>,
          TError,
          Awaited<ReturnType<typeof validateBookAppointmentMasterData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterData<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterData<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateBookAppointmentMasterDataQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export const prefetchValidateBookAppointmentMasterDataQuery = async <TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 queryClient: QueryClient, params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateBookAppointmentMasterDataQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateBookAppointmentMasterData} query
 */
export const invalidateValidateBookAppointmentMasterData = async (
 queryClient: QueryClient, params: ValidateBookAppointmentMasterDataParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateBookAppointmentMasterDataQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateBookAppointmentMasterDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateBookAppointmentMasterDataQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>> = ({ signal, queryKey }) => validateBookAppointmentMasterData(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateBookAppointmentMasterDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>>
export type ValidateBookAppointmentMasterDataSuspenseQueryError = OperationError<'validateBookAppointmentMasterData'>


/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate personal data for an appointment
 *
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 */
export function useValidateBookAppointmentMasterDataSuspense<TData = Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError = OperationError<'validateBookAppointmentMasterData'>>(
 params: ValidateBookAppointmentMasterDataParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateBookAppointmentMasterData>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateBookAppointmentMasterDataSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}