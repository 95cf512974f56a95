/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLoyaltyLandingPage } from './get-loyalty-landing-page.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetLoyaltyLandingPageQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getLoyaltyLandingPage');


export const getGetLoyaltyLandingPageQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyLandingPageQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyLandingPage>>> = ({ signal, queryKey }) => getLoyaltyLandingPage({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoyaltyLandingPageQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyLandingPage>>>
export type GetLoyaltyLandingPageQueryError = OperationError<'getLoyaltyLandingPage'>


/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPage<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyLandingPage>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyLandingPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPage<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyLandingPage>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyLandingPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPage<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPage<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyLandingPageQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export const prefetchGetLoyaltyLandingPageQuery = async <TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLoyaltyLandingPageQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLoyaltyLandingPage} query
 */
export const invalidateGetLoyaltyLandingPage = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoyaltyLandingPageQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetLoyaltyLandingPageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyLandingPageQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyLandingPage>>> = ({ signal, queryKey }) => getLoyaltyLandingPage({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLoyaltyLandingPageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyLandingPage>>>
export type GetLoyaltyLandingPageSuspenseQueryError = OperationError<'getLoyaltyLandingPage'>


/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPageSuspense<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPageSuspense<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPageSuspense<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Landing page of the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 */
export function useGetLoyaltyLandingPageSuspense<TData = Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError = OperationError<'getLoyaltyLandingPage'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyLandingPage>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyLandingPageSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}