/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { queryKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  ContractCancelationDates
} from '../../model/contractCancelationDates.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getGetContractCancelationDatesUrl = (contractId: number,) => {




  return `/nox/v1/customercenter/contract/${encodeURIComponent(String(contractId))}/cancelationdates`
}

/**
 * Cancelation dates and remaining charges of a contract
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 */
export const getContractCancelationDates = async (contractId: number, options?: Parameters<typeof fetcher>[1]): Promise<ContractCancelationDates> => {

  return fetcher<ContractCancelationDates>(getGetContractCancelationDatesUrl(contractId),
  {
      operationId: 'getContractCancelationDates', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetContractCancelationDatesResponse);}


const deserializeGetContractCancelationDatesResponse = (data: ContractCancelationDates): ContractCancelationDates => {
  if (data == null) return data;
  if (data.dates != null) {
    for (const item0 of data.dates) {
      
      item0.cancelationDate = toDate(item0.cancelationDate);
      item0.contractEndDate = toDate(item0.contractEndDate);
      item0.lastPossibleCancelationDate = toDate(item0.lastPossibleCancelationDate);
      if (item0.charges != null) {
        for (const item1 of item0.charges) {
          
          item1.dueDate = toDate(item1.dueDate);
          if (item1.paidUntilDate != null) {
            item1.paidUntilDate = toDate(item1.paidUntilDate);
          }
        }
      }
      if (item0.lastCharge != null) {
        item0.lastCharge.dueDate = toDate(item0.lastCharge.dueDate);
        if (item0.lastCharge.paidUntilDate != null) {
          item0.lastCharge.paidUntilDate = toDate(item0.lastCharge.paidUntilDate);
        }
      }
      if (item0.lapses != null) {
        for (const item1 of item0.lapses) {
          
          item1.endDate = toDate(item1.endDate);
        }
      }
    }
  }
  return data;
};




export const getGetContractCancelationDatesQueryKey = (contractId: number, sdk?: Sdk) => queryKeyOf(sdk, 'getContractCancelationDates', contractId);


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
