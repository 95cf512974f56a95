/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getAddressData } from './get-address-data.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetAddressDataQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getAddressData');


export const getGetAddressDataQueryOptions = <TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddressData>>> = ({ signal, queryKey }) => getAddressData({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAddressDataQueryResult = NonNullable<Awaited<ReturnType<typeof getAddressData>>>
export type GetAddressDataQueryError = OperationError<'getAddressData'>


/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressData<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressData>>,
          TError,
          Awaited<ReturnType<typeof getAddressData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressData<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressData>>,
          TError,
          Awaited<ReturnType<typeof getAddressData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressData<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressData<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressDataQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export const prefetchGetAddressDataQuery = async <TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAddressDataQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAddressData} query
 */
export const invalidateGetAddressData = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAddressDataQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetAddressDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddressData>>> = ({ signal, queryKey }) => getAddressData({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAddressDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAddressData>>>
export type GetAddressDataSuspenseQueryError = OperationError<'getAddressData'>


/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressDataSuspense<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressDataSuspense<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressDataSuspense<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Address of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetAddressDataSuspense<TData = Awaited<ReturnType<typeof getAddressData>>, TError = OperationError<'getAddressData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAddressData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressDataSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}