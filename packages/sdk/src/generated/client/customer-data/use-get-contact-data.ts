/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContactData } from './get-contact-data.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetContactDataQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getContactData');


export const getGetContactDataQueryOptions = <TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContactData>>> = ({ signal, queryKey }) => getContactData({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContactDataQueryResult = NonNullable<Awaited<ReturnType<typeof getContactData>>>
export type GetContactDataQueryError = OperationError<'getContactData'>


/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactData<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContactData>>,
          TError,
          Awaited<ReturnType<typeof getContactData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactData<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContactData>>,
          TError,
          Awaited<ReturnType<typeof getContactData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactData<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactData<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContactDataQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export const prefetchGetContactDataQuery = async <TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContactDataQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContactData} query
 */
export const invalidateGetContactData = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContactDataQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetContactDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContactData>>> = ({ signal, queryKey }) => getContactData({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContactDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContactData>>>
export type GetContactDataSuspenseQueryError = OperationError<'getContactData'>


/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactDataSuspense<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactDataSuspense<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactDataSuspense<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contact data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetContactDataSuspense<TData = Awaited<ReturnType<typeof getContactData>>, TError = OperationError<'getContactData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContactData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContactDataSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}