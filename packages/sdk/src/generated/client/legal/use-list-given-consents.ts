/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listGivenConsents } from './list-given-consents.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListGivenConsentsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listGivenConsents');


export const getListGivenConsentsQueryOptions = <TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGivenConsentsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGivenConsents>>> = ({ signal, queryKey }) => listGivenConsents({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGivenConsentsQueryResult = NonNullable<Awaited<ReturnType<typeof listGivenConsents>>>
export type ListGivenConsentsQueryError = OperationError<'listGivenConsents'>


/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsents<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGivenConsents>>,
          TError,
          Awaited<ReturnType<typeof listGivenConsents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsents<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGivenConsents>>,
          TError,
          Awaited<ReturnType<typeof listGivenConsents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsents<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsents<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGivenConsentsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export const prefetchListGivenConsentsQuery = async <TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListGivenConsentsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListGivenConsents} query
 */
export const invalidateListGivenConsents = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListGivenConsentsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListGivenConsentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGivenConsentsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGivenConsents>>> = ({ signal, queryKey }) => listGivenConsents({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGivenConsentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGivenConsents>>>
export type ListGivenConsentsSuspenseQueryError = OperationError<'listGivenConsents'>


/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsentsSuspense<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsentsSuspense<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsentsSuspense<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Consents of the account
 *
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 */
export function useListGivenConsentsSuspense<TData = Awaited<ReturnType<typeof listGivenConsents>>, TError = OperationError<'listGivenConsents'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGivenConsents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGivenConsentsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}