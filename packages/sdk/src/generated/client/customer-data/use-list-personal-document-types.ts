/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPersonalDocumentTypes } from './list-personal-document-types.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListPersonalDocumentTypesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listPersonalDocumentTypes');


export const getListPersonalDocumentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonalDocumentTypesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonalDocumentTypes>>> = ({ signal, queryKey }) => listPersonalDocumentTypes({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPersonalDocumentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listPersonalDocumentTypes>>>
export type ListPersonalDocumentTypesQueryError = OperationError<'listPersonalDocumentTypes'>


/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypes<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPersonalDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listPersonalDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypes<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPersonalDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listPersonalDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypes<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypes<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPersonalDocumentTypesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export const prefetchListPersonalDocumentTypesQuery = async <TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPersonalDocumentTypesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPersonalDocumentTypes} query
 */
export const invalidateListPersonalDocumentTypes = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPersonalDocumentTypesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPersonalDocumentTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonalDocumentTypesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonalDocumentTypes>>> = ({ signal, queryKey }) => listPersonalDocumentTypes({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPersonalDocumentTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPersonalDocumentTypes>>>
export type ListPersonalDocumentTypesSuspenseQueryError = OperationError<'listPersonalDocumentTypes'>


/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Identity documents for the personal data
 *
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 */
export function useListPersonalDocumentTypesSuspense<TData = Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError = OperationError<'listPersonalDocumentTypes'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonalDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPersonalDocumentTypesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}