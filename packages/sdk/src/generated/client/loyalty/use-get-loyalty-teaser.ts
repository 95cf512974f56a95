/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLoyaltyTeaser } from './get-loyalty-teaser.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetLoyaltyTeaserQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getLoyaltyTeaser');


export const getGetLoyaltyTeaserQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyTeaserQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyTeaser>>> = ({ signal, queryKey }) => getLoyaltyTeaser({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoyaltyTeaserQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyTeaser>>>
export type GetLoyaltyTeaserQueryError = OperationError<'getLoyaltyTeaser'>


/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaser<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyTeaser>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyTeaser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaser<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyTeaser>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyTeaser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaser<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaser<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyTeaserQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export const prefetchGetLoyaltyTeaserQuery = async <TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLoyaltyTeaserQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLoyaltyTeaser} query
 */
export const invalidateGetLoyaltyTeaser = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoyaltyTeaserQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetLoyaltyTeaserSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyTeaserQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyTeaser>>> = ({ signal, queryKey }) => getLoyaltyTeaser({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLoyaltyTeaserSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyTeaser>>>
export type GetLoyaltyTeaserSuspenseQueryError = OperationError<'getLoyaltyTeaser'>


/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaserSuspense<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaserSuspense<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaserSuspense<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Teaser of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 */
export function useGetLoyaltyTeaserSuspense<TData = Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError = OperationError<'getLoyaltyTeaser'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyTeaser>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyTeaserSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}