/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTrialSessionLeadCustomer } from './get-trial-session-lead-customer.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetTrialSessionLeadCustomerQueryKey = (uuid: string, sdk?: Sdk) => callKeyOf(sdk, 'getTrialSessionLeadCustomer', uuid);


export const getGetTrialSessionLeadCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionLeadCustomerQueryKey(uuid, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>> = ({ signal, queryKey }) => getTrialSessionLeadCustomer(uuid, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: uuid === null || uuid === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTrialSessionLeadCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>>
export type GetTrialSessionLeadCustomerQueryError = OperationError<'getTrialSessionLeadCustomer'>


/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomer<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomer<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>,
          TError,
          Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomer<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomer<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionLeadCustomerQueryOptions(uuid,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export const prefetchGetTrialSessionLeadCustomerQuery = async <TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 queryClient: QueryClient, uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTrialSessionLeadCustomerQueryOptions(uuid,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTrialSessionLeadCustomer} query
 */
export const invalidateGetTrialSessionLeadCustomer = async (
 queryClient: QueryClient, uuid: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTrialSessionLeadCustomerQueryKey(uuid, options?.sdk) }, options);

  return queryClient;
}




export const getGetTrialSessionLeadCustomerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTrialSessionLeadCustomerQueryKey(uuid, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>> = ({ signal, queryKey }) => getTrialSessionLeadCustomer(uuid, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTrialSessionLeadCustomerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>>
export type GetTrialSessionLeadCustomerSuspenseQueryError = OperationError<'getTrialSessionLeadCustomer'>


/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomerSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomerSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomerSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Contact data of a lead
 *
 * For anyone with the link that a studio has sent to a known person, to fill in the form. Contains only fields of the form; changes nothing. The link expires some weeks after it was sent.
 */
export function useGetTrialSessionLeadCustomerSuspense<TData = Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError = OperationError<'getTrialSessionLeadCustomer'>>(
 uuid: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTrialSessionLeadCustomer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTrialSessionLeadCustomerSuspenseQueryOptions(uuid,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}