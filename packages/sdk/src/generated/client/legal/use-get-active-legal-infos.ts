/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getActiveLegalInfos } from './get-active-legal-infos.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetActiveLegalInfosParams } from '../../model/getActiveLegalInfosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetActiveLegalInfosQueryKey = (params?: GetActiveLegalInfosParams, sdk?: Sdk) => callKeyOf(sdk, 'getActiveLegalInfos', params);


export const getGetActiveLegalInfosQueryOptions = <TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(params: GetActiveLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveLegalInfosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveLegalInfos>>> = ({ signal, queryKey }) => getActiveLegalInfos(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveLegalInfosQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveLegalInfos>>>
export type GetActiveLegalInfosQueryError = OperationError<'getActiveLegalInfos'>


/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfos<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveLegalInfos>>,
          TError,
          Awaited<ReturnType<typeof getActiveLegalInfos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfos<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveLegalInfos>>,
          TError,
          Awaited<ReturnType<typeof getActiveLegalInfos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfos<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfos<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveLegalInfosQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export const prefetchGetActiveLegalInfosQuery = async <TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 queryClient: QueryClient, params: GetActiveLegalInfosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetActiveLegalInfosQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetActiveLegalInfos} query
 */
export const invalidateGetActiveLegalInfos = async (
 queryClient: QueryClient, params: GetActiveLegalInfosParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetActiveLegalInfosQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetActiveLegalInfosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(params: GetActiveLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveLegalInfosQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveLegalInfos>>> = ({ signal, queryKey }) => getActiveLegalInfos(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetActiveLegalInfosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveLegalInfos>>>
export type GetActiveLegalInfosSuspenseQueryError = OperationError<'getActiveLegalInfos'>


/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfosSuspense<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfosSuspense<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfosSuspense<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Legal documents for a studio's footer
 *
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 */
export function useGetActiveLegalInfosSuspense<TData = Awaited<ReturnType<typeof getActiveLegalInfos>>, TError = OperationError<'getActiveLegalInfos'>>(
 params: GetActiveLegalInfosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveLegalInfos>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveLegalInfosSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}