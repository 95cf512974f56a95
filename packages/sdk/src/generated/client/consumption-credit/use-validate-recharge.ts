/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateRecharge } from './validate-recharge.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateRechargeParams } from '../../model/validateRechargeParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getValidateRechargeQueryKey = (params?: ValidateRechargeParams, sdk?: Sdk) => callKeyOf(sdk, 'validateRecharge', params);


export const getValidateRechargeQueryOptions = <TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(params: ValidateRechargeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateRechargeQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateRecharge>>> = ({ signal, queryKey }) => validateRecharge(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateRechargeQueryResult = NonNullable<Awaited<ReturnType<typeof validateRecharge>>>
export type ValidateRechargeQueryError = OperationError<'validateRecharge'>


/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRecharge<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateRecharge>>,
          TError,
          Awaited<ReturnType<typeof validateRecharge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRecharge<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateRecharge>>,
          TError,
          Awaited<ReturnType<typeof validateRecharge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRecharge<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRecharge<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateRechargeQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export const prefetchValidateRechargeQuery = async <TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 queryClient: QueryClient, params: ValidateRechargeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateRechargeQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateRecharge} query
 */
export const invalidateValidateRecharge = async (
 queryClient: QueryClient, params: ValidateRechargeParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateRechargeQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getValidateRechargeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(params: ValidateRechargeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateRechargeQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateRecharge>>> = ({ signal, queryKey }) => validateRecharge(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateRechargeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateRecharge>>>
export type ValidateRechargeSuspenseQueryError = OperationError<'validateRecharge'>


/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRechargeSuspense<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRechargeSuspense<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRechargeSuspense<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export function useValidateRechargeSuspense<TData = Awaited<ReturnType<typeof validateRecharge>>, TError = OperationError<'validateRecharge'>>(
 params: ValidateRechargeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateRecharge>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateRechargeSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}