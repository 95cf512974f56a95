/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getModuleCancelationDates } from './get-module-cancelation-dates.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetModuleCancelationDatesQueryKey = (moduleContractId: number, sdk?: Sdk) => callKeyOf(sdk, 'getModuleCancelationDates', moduleContractId);


export const getGetModuleCancelationDatesQueryOptions = <TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(moduleContractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModuleCancelationDatesQueryKey(moduleContractId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModuleCancelationDates>>> = ({ signal, queryKey }) => getModuleCancelationDates(moduleContractId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: moduleContractId === null || moduleContractId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetModuleCancelationDatesQueryResult = NonNullable<Awaited<ReturnType<typeof getModuleCancelationDates>>>
export type GetModuleCancelationDatesQueryError = OperationError<'getModuleCancelationDates'>


/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDates<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModuleCancelationDates>>,
          TError,
          Awaited<ReturnType<typeof getModuleCancelationDates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDates<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModuleCancelationDates>>,
          TError,
          Awaited<ReturnType<typeof getModuleCancelationDates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDates<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDates<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModuleCancelationDatesQueryOptions(moduleContractId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export const prefetchGetModuleCancelationDatesQuery = async <TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 queryClient: QueryClient, moduleContractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetModuleCancelationDatesQueryOptions(moduleContractId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetModuleCancelationDates} query
 */
export const invalidateGetModuleCancelationDates = async (
 queryClient: QueryClient, moduleContractId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetModuleCancelationDatesQueryKey(moduleContractId, options?.sdk) }, options);

  return queryClient;
}




export const getGetModuleCancelationDatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(moduleContractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModuleCancelationDatesQueryKey(moduleContractId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModuleCancelationDates>>> = ({ signal, queryKey }) => getModuleCancelationDates(moduleContractId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetModuleCancelationDatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getModuleCancelationDates>>>
export type GetModuleCancelationDatesSuspenseQueryError = OperationError<'getModuleCancelationDates'>


/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export function useGetModuleCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getModuleCancelationDates>>, TError = OperationError<'getModuleCancelationDates'>>(
 moduleContractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getModuleCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModuleCancelationDatesSuspenseQueryOptions(moduleContractId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}