/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTranslationLocales } from './get-translation-locales.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetTranslationLocalesParams } from '../../model/getTranslationLocalesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTranslationLocalesQueryKey = (params?: GetTranslationLocalesParams, sdk?: Sdk) => callKeyOf(sdk, 'getTranslationLocales', params);


export const getGetTranslationLocalesQueryOptions = <TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(params?: GetTranslationLocalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTranslationLocalesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTranslationLocales>>> = ({ signal, queryKey }) => getTranslationLocales(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTranslationLocalesQueryResult = NonNullable<Awaited<ReturnType<typeof getTranslationLocales>>>
export type GetTranslationLocalesQueryError = OperationError<'getTranslationLocales'>


/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocales<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params: undefined |  GetTranslationLocalesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTranslationLocales>>,
          TError,
          Awaited<ReturnType<typeof getTranslationLocales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocales<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params?: GetTranslationLocalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTranslationLocales>>,
          TError,
          Awaited<ReturnType<typeof getTranslationLocales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocales<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params?: GetTranslationLocalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocales<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params?: GetTranslationLocalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTranslationLocalesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export const prefetchGetTranslationLocalesQuery = async <TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 queryClient: QueryClient, params?: GetTranslationLocalesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTranslationLocalesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTranslationLocales} query
 */
export const invalidateGetTranslationLocales = async (
 queryClient: QueryClient, params?: GetTranslationLocalesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTranslationLocalesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetTranslationLocalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(params?: GetTranslationLocalesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTranslationLocalesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTranslationLocales>>> = ({ signal, queryKey }) => getTranslationLocales(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTranslationLocalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTranslationLocales>>>
export type GetTranslationLocalesSuspenseQueryError = OperationError<'getTranslationLocales'>


/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocalesSuspense<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params: undefined |  GetTranslationLocalesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocalesSuspense<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params?: GetTranslationLocalesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocalesSuspense<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params?: GetTranslationLocalesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The languages of a studio
 *
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 */
export function useGetTranslationLocalesSuspense<TData = Awaited<ReturnType<typeof getTranslationLocales>>, TError = OperationError<'getTranslationLocales'>>(
 params?: GetTranslationLocalesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslationLocales>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTranslationLocalesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}