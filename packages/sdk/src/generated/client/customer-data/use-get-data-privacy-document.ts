/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getDataPrivacyDocument } from './get-data-privacy-document.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetDataPrivacyDocumentQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getDataPrivacyDocument');


export const getGetDataPrivacyDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDataPrivacyDocumentQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDataPrivacyDocument>>> = ({ signal, queryKey }) => getDataPrivacyDocument({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDataPrivacyDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getDataPrivacyDocument>>>
export type GetDataPrivacyDocumentQueryError = OperationError<'getDataPrivacyDocument'>


/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocument<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataPrivacyDocument>>,
          TError,
          Awaited<ReturnType<typeof getDataPrivacyDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocument<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataPrivacyDocument>>,
          TError,
          Awaited<ReturnType<typeof getDataPrivacyDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocument<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocument<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDataPrivacyDocumentQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export const prefetchGetDataPrivacyDocumentQuery = async <TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetDataPrivacyDocumentQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetDataPrivacyDocument} query
 */
export const invalidateGetDataPrivacyDocument = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDataPrivacyDocumentQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetDataPrivacyDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDataPrivacyDocumentQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDataPrivacyDocument>>> = ({ signal, queryKey }) => getDataPrivacyDocument({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDataPrivacyDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDataPrivacyDocument>>>
export type GetDataPrivacyDocumentSuspenseQueryError = OperationError<'getDataPrivacyDocument'>


/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocumentSuspense<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocumentSuspense<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocumentSuspense<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal data stored by the studio
 *
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 */
export function useGetDataPrivacyDocumentSuspense<TData = Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError = OperationError<'getDataPrivacyDocument'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDataPrivacyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDataPrivacyDocumentSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}