/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTranslations } from './get-translations.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTranslationsQueryKey = (tag: string, language: string, sdk?: Sdk) => callKeyOf(sdk, 'getTranslations', tag, language);


export const getGetTranslationsQueryOptions = <TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(tag: string,
    language: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTranslationsQueryKey(tag, language, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTranslations>>> = ({ signal, queryKey }) => getTranslations(tag,language, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: tag === null || tag === undefined || language === null || language === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTranslationsQueryResult = NonNullable<Awaited<ReturnType<typeof getTranslations>>>
export type GetTranslationsQueryError = OperationError<'getTranslations'>


/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslations<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTranslations>>,
          TError,
          Awaited<ReturnType<typeof getTranslations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslations<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTranslations>>,
          TError,
          Awaited<ReturnType<typeof getTranslations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslations<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslations<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTranslationsQueryOptions(tag,language,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export const prefetchGetTranslationsQuery = async <TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 queryClient: QueryClient, tag: string,
    language: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTranslationsQueryOptions(tag,language,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTranslations} query
 */
export const invalidateGetTranslations = async (
 queryClient: QueryClient, tag: string,
    language: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTranslationsQueryKey(tag, language, options?.sdk) }, options);

  return queryClient;
}




export const getGetTranslationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(tag: string,
    language: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTranslationsQueryKey(tag, language, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTranslations>>> = ({ signal, queryKey }) => getTranslations(tag,language, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTranslationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTranslations>>>
export type GetTranslationsSuspenseQueryError = OperationError<'getTranslations'>


/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslationsSuspense<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslationsSuspense<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslationsSuspense<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Texts of a tag in a language
 *
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 */
export function useGetTranslationsSuspense<TData = Awaited<ReturnType<typeof getTranslations>>, TError = OperationError<'getTranslations'>>(
 tag: string,
    language: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTranslations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTranslationsSuspenseQueryOptions(tag,language,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}