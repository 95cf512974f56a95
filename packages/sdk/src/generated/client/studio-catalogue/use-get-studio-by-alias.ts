/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getStudioByAlias } from './get-studio-by-alias.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetStudioByAliasQueryKey = (alias: string, sdk?: Sdk) => callKeyOf(sdk, 'getStudioByAlias', alias);


export const getGetStudioByAliasQueryOptions = <TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioByAliasQueryKey(alias, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioByAlias>>> = ({ signal, queryKey }) => getStudioByAlias(alias, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: alias === null || alias === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStudioByAliasQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioByAlias>>>
export type GetStudioByAliasQueryError = OperationError<'getStudioByAlias'>


/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAlias<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioByAlias>>,
          TError,
          Awaited<ReturnType<typeof getStudioByAlias>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAlias<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStudioByAlias>>,
          TError,
          Awaited<ReturnType<typeof getStudioByAlias>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAlias<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAlias<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioByAliasQueryOptions(alias,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export const prefetchGetStudioByAliasQuery = async <TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 queryClient: QueryClient, alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetStudioByAliasQueryOptions(alias,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetStudioByAlias} query
 */
export const invalidateGetStudioByAlias = async (
 queryClient: QueryClient, alias: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStudioByAliasQueryKey(alias, options?.sdk) }, options);

  return queryClient;
}




export const getGetStudioByAliasSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(alias: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStudioByAliasQueryKey(alias, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStudioByAlias>>> = ({ signal, queryKey }) => getStudioByAlias(alias, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetStudioByAliasSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getStudioByAlias>>>
export type GetStudioByAliasSuspenseQueryError = OperationError<'getStudioByAlias'>


/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAliasSuspense<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAliasSuspense<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAliasSuspense<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export function useGetStudioByAliasSuspense<TData = Awaited<ReturnType<typeof getStudioByAlias>>, TError = OperationError<'getStudioByAlias'>>(
 alias: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getStudioByAlias>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStudioByAliasSuspenseQueryOptions(alias,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}