/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateReferralCode } from './validate-referral-code.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateReferralCodeParams } from '../../model/validateReferralCodeParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getValidateReferralCodeQueryKey = (params?: ValidateReferralCodeParams, sdk?: Sdk) => callKeyOf(sdk, 'validateReferralCode', params);


export const getValidateReferralCodeQueryOptions = <TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(params: ValidateReferralCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateReferralCodeQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateReferralCode>>> = ({ signal, queryKey }) => validateReferralCode(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateReferralCodeQueryResult = NonNullable<Awaited<ReturnType<typeof validateReferralCode>>>
export type ValidateReferralCodeQueryError = OperationError<'validateReferralCode'>


/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCode<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateReferralCode>>,
          TError,
          Awaited<ReturnType<typeof validateReferralCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCode<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateReferralCode>>,
          TError,
          Awaited<ReturnType<typeof validateReferralCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCode<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCode<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateReferralCodeQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export const prefetchValidateReferralCodeQuery = async <TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 queryClient: QueryClient, params: ValidateReferralCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateReferralCodeQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateReferralCode} query
 */
export const invalidateValidateReferralCode = async (
 queryClient: QueryClient, params: ValidateReferralCodeParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateReferralCodeQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateReferralCodeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(params: ValidateReferralCodeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateReferralCodeQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateReferralCode>>> = ({ signal, queryKey }) => validateReferralCode(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateReferralCodeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateReferralCode>>>
export type ValidateReferralCodeSuspenseQueryError = OperationError<'validateReferralCode'>


/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCodeSuspense<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCodeSuspense<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCodeSuspense<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate a referral code
 *
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 */
export function useValidateReferralCodeSuspense<TData = Awaited<ReturnType<typeof validateReferralCode>>, TError = OperationError<'validateReferralCode'>>(
 params: ValidateReferralCodeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateReferralCode>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateReferralCodeSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}