/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listUsaStates } from './list-usa-states.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListUsaStatesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listUsaStates');


export const getListUsaStatesQueryOptions = <TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsaStatesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsaStates>>> = ({ signal, queryKey }) => listUsaStates({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsaStatesQueryResult = NonNullable<Awaited<ReturnType<typeof listUsaStates>>>
export type ListUsaStatesQueryError = OperationError<'listUsaStates'>


/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStates<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsaStates>>,
          TError,
          Awaited<ReturnType<typeof listUsaStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStates<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsaStates>>,
          TError,
          Awaited<ReturnType<typeof listUsaStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStates<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStates<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsaStatesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export const prefetchListUsaStatesQuery = async <TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUsaStatesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListUsaStates} query
 */
export const invalidateListUsaStates = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUsaStatesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListUsaStatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsaStatesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsaStates>>> = ({ signal, queryKey }) => listUsaStates({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListUsaStatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUsaStates>>>
export type ListUsaStatesSuspenseQueryError = OperationError<'listUsaStates'>


/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStatesSuspense<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStatesSuspense<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStatesSuspense<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * States of the USA
 *
 * Public. Only for studios in the US; the names are always English.
 */
export function useListUsaStatesSuspense<TData = Awaited<ReturnType<typeof listUsaStates>>, TError = OperationError<'listUsaStates'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsaStates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsaStatesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}