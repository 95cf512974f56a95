/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listStudiosForStudioConnect } from './list-studios-for-studio-connect.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListStudiosForStudioConnectQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listStudiosForStudioConnect');


export const getListStudiosForStudioConnectQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForStudioConnectQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForStudioConnect>>> = ({ signal, queryKey }) => listStudiosForStudioConnect({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStudiosForStudioConnectQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForStudioConnect>>>
export type ListStudiosForStudioConnectQueryError = OperationError<'listStudiosForStudioConnect'>


/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnect<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForStudioConnect>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForStudioConnect>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnect<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStudiosForStudioConnect>>,
          TError,
          Awaited<ReturnType<typeof listStudiosForStudioConnect>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnect<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnect<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForStudioConnectQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export const prefetchListStudiosForStudioConnectQuery = async <TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListStudiosForStudioConnectQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListStudiosForStudioConnect} query
 */
export const invalidateListStudiosForStudioConnect = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStudiosForStudioConnectQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListStudiosForStudioConnectSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStudiosForStudioConnectQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStudiosForStudioConnect>>> = ({ signal, queryKey }) => listStudiosForStudioConnect({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListStudiosForStudioConnectSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listStudiosForStudioConnect>>>
export type ListStudiosForStudioConnectSuspenseQueryError = OperationError<'listStudiosForStudioConnect'>


/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnectSuspense<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnectSuspense<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnectSuspense<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export function useListStudiosForStudioConnectSuspense<TData = Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError = OperationError<'listStudiosForStudioConnect'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listStudiosForStudioConnect>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStudiosForStudioConnectSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}