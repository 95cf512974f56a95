/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLoyaltyWidget } from './get-loyalty-widget.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetLoyaltyWidgetQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getLoyaltyWidget');


export const getGetLoyaltyWidgetQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyWidgetQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyWidget>>> = ({ signal, queryKey }) => getLoyaltyWidget({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoyaltyWidgetQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyWidget>>>
export type GetLoyaltyWidgetQueryError = OperationError<'getLoyaltyWidget'>


/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidget<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyWidget>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidget<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyWidget>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyWidget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidget<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidget<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyWidgetQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export const prefetchGetLoyaltyWidgetQuery = async <TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLoyaltyWidgetQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLoyaltyWidget} query
 */
export const invalidateGetLoyaltyWidget = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoyaltyWidgetQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetLoyaltyWidgetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyWidgetQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyWidget>>> = ({ signal, queryKey }) => getLoyaltyWidget({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLoyaltyWidgetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyWidget>>>
export type GetLoyaltyWidgetSuspenseQueryError = OperationError<'getLoyaltyWidget'>


/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidgetSuspense<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidgetSuspense<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidgetSuspense<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export function useGetLoyaltyWidgetSuspense<TData = Awaited<ReturnType<typeof getLoyaltyWidget>>, TError = OperationError<'getLoyaltyWidget'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyWidget>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyWidgetSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}