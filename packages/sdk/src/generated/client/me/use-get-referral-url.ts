/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getReferralUrl } from './get-referral-url.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetReferralUrlQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getReferralUrl');


export const getGetReferralUrlQueryOptions = <TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralUrlQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralUrl>>> = ({ signal, queryKey }) => getReferralUrl({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralUrl>>>
export type GetReferralUrlQueryError = OperationError<'getReferralUrl'>


/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrl<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralUrl>>,
          TError,
          Awaited<ReturnType<typeof getReferralUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrl<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralUrl>>,
          TError,
          Awaited<ReturnType<typeof getReferralUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrl<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrl<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralUrlQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export const prefetchGetReferralUrlQuery = async <TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralUrlQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralUrl} query
 */
export const invalidateGetReferralUrl = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralUrlQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetReferralUrlSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralUrlQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralUrl>>> = ({ signal, queryKey }) => getReferralUrl({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralUrlSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralUrl>>>
export type GetReferralUrlSuspenseQueryError = OperationError<'getReferralUrl'>


/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrlSuspense<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrlSuspense<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrlSuspense<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Referral link of the member
 *
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 */
export function useGetReferralUrlSuspense<TData = Awaited<ReturnType<typeof getReferralUrl>>, TError = OperationError<'getReferralUrl'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralUrlSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}