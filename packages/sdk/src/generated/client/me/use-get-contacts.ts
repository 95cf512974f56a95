/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContacts } from './get-contacts.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetContactsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getContacts');


export const getGetContactsQueryOptions = <TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContacts>>> = ({ signal, queryKey }) => getContacts({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContactsQueryResult = NonNullable<Awaited<ReturnType<typeof getContacts>>>
export type GetContactsQueryError = OperationError<'getContacts'>


/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContacts<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContacts>>,
          TError,
          Awaited<ReturnType<typeof getContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContacts<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContacts>>,
          TError,
          Awaited<ReturnType<typeof getContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContacts<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContacts<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContactsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export const prefetchGetContactsQuery = async <TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContactsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContacts} query
 */
export const invalidateGetContacts = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContactsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetContactsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContacts>>> = ({ signal, queryKey }) => getContacts({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContactsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContacts>>>
export type GetContactsSuspenseQueryError = OperationError<'getContacts'>


/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContactsSuspense<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContactsSuspense<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContactsSuspense<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contact data of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 */
export function useGetContactsSuspense<TData = Awaited<ReturnType<typeof getContacts>>, TError = OperationError<'getContacts'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContacts>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContactsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}