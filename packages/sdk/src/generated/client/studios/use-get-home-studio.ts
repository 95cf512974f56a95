/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getHomeStudio } from './get-home-studio.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetHomeStudioQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getHomeStudio');


export const getGetHomeStudioQueryOptions = <TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomeStudioQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHomeStudio>>> = ({ signal, queryKey }) => getHomeStudio({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHomeStudioQueryResult = NonNullable<Awaited<ReturnType<typeof getHomeStudio>>>
export type GetHomeStudioQueryError = OperationError<'getHomeStudio'>


/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudio<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomeStudio>>,
          TError,
          Awaited<ReturnType<typeof getHomeStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudio<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomeStudio>>,
          TError,
          Awaited<ReturnType<typeof getHomeStudio>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudio<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudio<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomeStudioQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export const prefetchGetHomeStudioQuery = async <TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetHomeStudioQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetHomeStudio} query
 */
export const invalidateGetHomeStudio = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHomeStudioQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetHomeStudioSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomeStudioQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHomeStudio>>> = ({ signal, queryKey }) => getHomeStudio({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetHomeStudioSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getHomeStudio>>>
export type GetHomeStudioSuspenseQueryError = OperationError<'getHomeStudio'>


/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudioSuspense<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudioSuspense<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudioSuspense<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export function useGetHomeStudioSuspense<TData = Awaited<ReturnType<typeof getHomeStudio>>, TError = OperationError<'getHomeStudio'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHomeStudio>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomeStudioSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}