/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPasskeys } from './list-passkeys.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPasskeysQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listPasskeys');


export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal, queryKey }) => listPasskeys({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysQueryError = OperationError<'listPasskeys'>


/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export const prefetchListPasskeysQuery = async <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPasskeysQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPasskeys} query
 */
export const invalidateListPasskeys = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListPasskeysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal, queryKey }) => listPasskeys({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPasskeysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysSuspenseQueryError = OperationError<'listPasskeys'>


/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeysSuspense<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeysSuspense<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeysSuspense<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Passkeys of the account
 *
 * For any logged-in user. The passkeys of this account with their names.
 */
export function useListPasskeysSuspense<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = OperationError<'listPasskeys'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}