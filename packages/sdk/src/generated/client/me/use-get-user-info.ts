/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getUserInfo } from './get-user-info.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetUserInfoQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getUserInfo');


export const getGetUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserInfoQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal, queryKey }) => getUserInfo({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>
export type GetUserInfoQueryError = OperationError<'getUserInfo'>


/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfo>>,
          TError,
          Awaited<ReturnType<typeof getUserInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfo>>,
          TError,
          Awaited<ReturnType<typeof getUserInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserInfoQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export const prefetchGetUserInfoQuery = async <TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUserInfoQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetUserInfo} query
 */
export const invalidateGetUserInfo = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserInfoQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetUserInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserInfoQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal, queryKey }) => getUserInfo({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetUserInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>
export type GetUserInfoSuspenseQueryError = OperationError<'getUserInfo'>


/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The account of the current user
 *
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 */
export function useGetUserInfoSuspense<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = OperationError<'getUserInfo'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserInfoSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}