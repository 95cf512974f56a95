/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listFamily } from './list-family.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListFamilyQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listFamily');


export const getListFamilyQueryOptions = <TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFamilyQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFamily>>> = ({ signal, queryKey }) => listFamily({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFamilyQueryResult = NonNullable<Awaited<ReturnType<typeof listFamily>>>
export type ListFamilyQueryError = OperationError<'listFamily'>


/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamily<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFamily>>,
          TError,
          Awaited<ReturnType<typeof listFamily>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamily<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFamily>>,
          TError,
          Awaited<ReturnType<typeof listFamily>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamily<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamily<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFamilyQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export const prefetchListFamilyQuery = async <TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFamilyQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFamily} query
 */
export const invalidateListFamily = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFamilyQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListFamilySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFamilyQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFamily>>> = ({ signal, queryKey }) => listFamily({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFamilySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFamily>>>
export type ListFamilySuspenseQueryError = OperationError<'listFamily'>


/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamilySuspense<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamilySuspense<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamilySuspense<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export function useListFamilySuspense<TData = Awaited<ReturnType<typeof listFamily>>, TError = OperationError<'listFamily'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamily>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFamilySuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}