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
  ModuleCancelationDates
} from '../../model/moduleCancelationDates.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getGetModuleCancelationDatesUrl = (moduleContractId: number,) => {




  return `/nox/v1/customercenter/modulecontract/${encodeURIComponent(String(moduleContractId))}/modulecancelationdates`
}

/**
 * Cancelation dates and remaining charges of a module
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 */
export const getModuleCancelationDates = async (moduleContractId: number, options?: Parameters<typeof fetcher>[1]): Promise<ModuleCancelationDates> => {

  return fetcher<ModuleCancelationDates>(getGetModuleCancelationDatesUrl(moduleContractId),
  {
      operationId: 'getModuleCancelationDates', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetModuleCancelationDatesResponse);}


const deserializeGetModuleCancelationDatesResponse = (data: ModuleCancelationDates): ModuleCancelationDates => {
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




export const getGetModuleCancelationDatesQueryKey = (moduleContractId: number, sdk?: Sdk) => queryKeyOf(sdk, 'getModuleCancelationDates', moduleContractId);


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
