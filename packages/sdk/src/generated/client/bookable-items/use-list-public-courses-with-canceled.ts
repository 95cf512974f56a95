/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPublicCoursesWithCanceled } from './list-public-courses-with-canceled.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPublicCoursesWithCanceledParams } from '../../model/listPublicCoursesWithCanceledParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPublicCoursesWithCanceledQueryKey = (params?: ListPublicCoursesWithCanceledParams, sdk?: Sdk) => callKeyOf(sdk, 'listPublicCoursesWithCanceled', params);


export const getListPublicCoursesWithCanceledQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesWithCanceledQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>> = ({ signal, queryKey }) => listPublicCoursesWithCanceled(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPublicCoursesWithCanceledQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>>
export type ListPublicCoursesWithCanceledQueryError = OperationError<'listPublicCoursesWithCanceled'>


/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceled<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>,
          TError,
          Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceled<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>,
          TError,
          Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceled<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceled<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesWithCanceledQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export const prefetchListPublicCoursesWithCanceledQuery = async <TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 queryClient: QueryClient, params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPublicCoursesWithCanceledQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPublicCoursesWithCanceled} query
 */
export const invalidateListPublicCoursesWithCanceled = async (
 queryClient: QueryClient, params: ListPublicCoursesWithCanceledParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPublicCoursesWithCanceledQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPublicCoursesWithCanceledSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPublicCoursesWithCanceledQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>> = ({ signal, queryKey }) => listPublicCoursesWithCanceled(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPublicCoursesWithCanceledSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>>
export type ListPublicCoursesWithCanceledSuspenseQueryError = OperationError<'listPublicCoursesWithCanceled'>


/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period, canceled ones included (public)
 *
 * Public variant of listCoursesWithCanceled, with or without a session.
 */
export function useListPublicCoursesWithCanceledSuspense<TData = Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError = OperationError<'listPublicCoursesWithCanceled'>>(
 params: ListPublicCoursesWithCanceledParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPublicCoursesWithCanceled>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPublicCoursesWithCanceledSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}