/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractOutlooks } from './get-contract-outlooks.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetContractOutlooksQueryKey = (contractId: number, sdk?: Sdk) => callKeyOf(sdk, 'getContractOutlooks', contractId);


export const getGetContractOutlooksQueryOptions = <TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractOutlooksQueryKey(contractId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractOutlooks>>> = ({ signal, queryKey }) => getContractOutlooks(contractId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: contractId === null || contractId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractOutlooksQueryResult = NonNullable<Awaited<ReturnType<typeof getContractOutlooks>>>
export type GetContractOutlooksQueryError = OperationError<'getContractOutlooks'>


/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooks<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractOutlooks>>,
          TError,
          Awaited<ReturnType<typeof getContractOutlooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooks<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractOutlooks>>,
          TError,
          Awaited<ReturnType<typeof getContractOutlooks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooks<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooks<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractOutlooksQueryOptions(contractId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export const prefetchGetContractOutlooksQuery = async <TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 queryClient: QueryClient, contractId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractOutlooksQueryOptions(contractId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractOutlooks} query
 */
export const invalidateGetContractOutlooks = async (
 queryClient: QueryClient, contractId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractOutlooksQueryKey(contractId, options?.sdk) }, options);

  return queryClient;
}




export const getGetContractOutlooksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractOutlooksQueryKey(contractId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractOutlooks>>> = ({ signal, queryKey }) => getContractOutlooks(contractId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractOutlooksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractOutlooks>>>
export type GetContractOutlooksSuspenseQueryError = OperationError<'getContractOutlooks'>


/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooksSuspense<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooksSuspense<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooksSuspense<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Compare keeping, pausing, changing and canceling a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 */
export function useGetContractOutlooksSuspense<TData = Awaited<ReturnType<typeof getContractOutlooks>>, TError = OperationError<'getContractOutlooks'>>(
 contractId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractOutlooks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractOutlooksSuspenseQueryOptions(contractId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}