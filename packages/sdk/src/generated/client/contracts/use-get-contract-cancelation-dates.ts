/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractCancelationDates } from './get-contract-cancelation-dates.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetContractCancelationDatesQueryKey = (contractId: number, sdk?: Sdk) => callKeyOf(sdk, 'getContractCancelationDates', contractId);


export const getGetContractCancelationDatesQueryOptions = <TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractCancelationDatesQueryKey(contractId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractCancelationDates>>> = ({ signal, queryKey }) => getContractCancelationDates(contractId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: contractId === null || contractId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractCancelationDatesQueryResult = NonNullable<Awaited<ReturnType<typeof getContractCancelationDates>>>
export type GetContractCancelationDatesQueryError = OperationError<'getContractCancelationDates'>


/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDates<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractCancelationDates>>,
          TError,
          Awaited<ReturnType<typeof getContractCancelationDates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDates<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractCancelationDates>>,
          TError,
          Awaited<ReturnType<typeof getContractCancelationDates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDates<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDates<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractCancelationDatesQueryOptions(contractId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export const prefetchGetContractCancelationDatesQuery = async <TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 queryClient: QueryClient, contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractCancelationDatesQueryOptions(contractId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractCancelationDates} query
 */
export const invalidateGetContractCancelationDates = async (
 queryClient: QueryClient, contractId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractCancelationDatesQueryKey(contractId, options?.sdk) }, options);

  return queryClient;
}




export const getGetContractCancelationDatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractCancelationDatesQueryKey(contractId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractCancelationDates>>> = ({ signal, queryKey }) => getContractCancelationDates(contractId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractCancelationDatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractCancelationDates>>>
export type GetContractCancelationDatesSuspenseQueryError = OperationError<'getContractCancelationDates'>


/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export function useGetContractCancelationDatesSuspense<TData = Awaited<ReturnType<typeof getContractCancelationDates>>, TError = OperationError<'getContractCancelationDates'>>(
 contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractCancelationDates>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractCancelationDatesSuspenseQueryOptions(contractId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}