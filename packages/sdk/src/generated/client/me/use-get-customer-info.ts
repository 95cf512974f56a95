/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCustomerInfo } from './get-customer-info.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetCustomerInfoQueryKey = (sdk?: Sdk) => familyKeyOf(sdk, 'getCustomerInfo');


export const getGetCustomerInfoQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerInfoQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerInfo>>> = ({ signal, queryKey }) => getCustomerInfo({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerInfo>>>
export type GetCustomerInfoQueryError = OperationError<'getCustomerInfo'>


/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfo<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerInfo>>,
          TError,
          Awaited<ReturnType<typeof getCustomerInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfo<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerInfo>>,
          TError,
          Awaited<ReturnType<typeof getCustomerInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfo<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfo<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerInfoQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export const prefetchGetCustomerInfoQuery = async <TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCustomerInfoQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCustomerInfo} query
 */
export const invalidateGetCustomerInfo = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCustomerInfoQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetCustomerInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerInfoQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerInfo>>> = ({ signal, queryKey }) => getCustomerInfo({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCustomerInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerInfo>>>
export type GetCustomerInfoSuspenseQueryError = OperationError<'getCustomerInfo'>


/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfoSuspense<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfoSuspense<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfoSuspense<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal data at the tenant
 *
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 */
export function useGetCustomerInfoSuspense<TData = Awaited<ReturnType<typeof getCustomerInfo>>, TError = OperationError<'getCustomerInfo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCustomerInfo>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomerInfoSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}