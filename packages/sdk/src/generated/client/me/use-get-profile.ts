/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getProfile } from './get-profile.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetProfileQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getProfile');


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal, queryKey }) => getProfile({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = OperationError<'getProfile'>


/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export const prefetchGetProfileQuery = async <TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProfileQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProfile} query
 */
export const invalidateGetProfile = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProfileQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetProfileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal, queryKey }) => getProfile({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileSuspenseQueryError = OperationError<'getProfile'>


/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The profile of the account
 *
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 */
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = OperationError<'getProfile'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}