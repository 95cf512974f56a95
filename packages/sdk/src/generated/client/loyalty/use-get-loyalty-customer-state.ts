/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getLoyaltyCustomerState } from './get-loyalty-customer-state.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetLoyaltyCustomerStateQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getLoyaltyCustomerState');


export const getGetLoyaltyCustomerStateQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyCustomerStateQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyCustomerState>>> = ({ signal, queryKey }) => getLoyaltyCustomerState({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoyaltyCustomerStateQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyCustomerState>>>
export type GetLoyaltyCustomerStateQueryError = OperationError<'getLoyaltyCustomerState'>


/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerState<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyCustomerState>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyCustomerState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerState<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoyaltyCustomerState>>,
          TError,
          Awaited<ReturnType<typeof getLoyaltyCustomerState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerState<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerState<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyCustomerStateQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export const prefetchGetLoyaltyCustomerStateQuery = async <TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLoyaltyCustomerStateQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLoyaltyCustomerState} query
 */
export const invalidateGetLoyaltyCustomerState = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLoyaltyCustomerStateQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetLoyaltyCustomerStateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoyaltyCustomerStateQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoyaltyCustomerState>>> = ({ signal, queryKey }) => getLoyaltyCustomerState({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLoyaltyCustomerStateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLoyaltyCustomerState>>>
export type GetLoyaltyCustomerStateSuspenseQueryError = OperationError<'getLoyaltyCustomerState'>


/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerStateSuspense<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerStateSuspense<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerStateSuspense<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export function useGetLoyaltyCustomerStateSuspense<TData = Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError = OperationError<'getLoyaltyCustomerState'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLoyaltyCustomerState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoyaltyCustomerStateSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}