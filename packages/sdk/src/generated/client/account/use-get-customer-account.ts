/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCustomerAccount } from './get-customer-account.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetCustomerAccountParams } from '../../model/getCustomerAccountParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetCustomerAccountQueryKey = (params?: GetCustomerAccountParams, sdk?: Sdk) => callKeyOf(sdk, 'getCustomerAccount', params);


export const getGetCustomerAccountQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(params?: GetCustomerAccountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerAccountQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerAccount>>> = ({ signal, queryKey }) => getCustomerAccount(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerAccount>>>
export type GetCustomerAccountQueryError = OperationError<'getCustomerAccount'>


/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccount<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params: undefined |  GetCustomerAccountParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerAccount>>,
          TError,
          Awaited<ReturnType<typeof getCustomerAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccount<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params?: GetCustomerAccountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerAccount>>,
          TError,
          Awaited<ReturnType<typeof getCustomerAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccount<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params?: GetCustomerAccountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccount<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params?: GetCustomerAccountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerAccountQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export const prefetchGetCustomerAccountQuery = async <TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 queryClient: QueryClient, params?: GetCustomerAccountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCustomerAccountQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCustomerAccount} query
 */
export const invalidateGetCustomerAccount = async (
 queryClient: QueryClient, params?: GetCustomerAccountParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCustomerAccountQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetCustomerAccountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(params?: GetCustomerAccountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerAccountQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerAccount>>> = ({ signal, queryKey }) => getCustomerAccount(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCustomerAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerAccount>>>
export type GetCustomerAccountSuspenseQueryError = OperationError<'getCustomerAccount'>


/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccountSuspense<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params: undefined |  GetCustomerAccountParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccountSuspense<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params?: GetCustomerAccountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccountSuspense<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params?: GetCustomerAccountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Claims and payments
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 */
export function useGetCustomerAccountSuspense<TData = Awaited<ReturnType<typeof getCustomerAccount>>, TError = OperationError<'getCustomerAccount'>>(
 params?: GetCustomerAccountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerAccount>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerAccountSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}