/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listInvoices } from './list-invoices.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListInvoicesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listInvoices');


export const getListInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvoicesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal, queryKey }) => listInvoices({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoices>>>
export type ListInvoicesQueryError = OperationError<'listInvoices'>


/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvoicesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export const prefetchListInvoicesQuery = async <TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListInvoicesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListInvoices} query
 */
export const invalidateListInvoices = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInvoicesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListInvoicesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvoicesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal, queryKey }) => listInvoices({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInvoicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoices>>>
export type ListInvoicesSuspenseQueryError = OperationError<'listInvoices'>


/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoicesSuspense<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoicesSuspense<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoicesSuspense<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Invoices of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE. Charges and purchases of the account are invoiced within a minute; refunds get a credit note.
 */
export function useListInvoicesSuspense<TData = Awaited<ReturnType<typeof listInvoices>>, TError = OperationError<'listInvoices'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvoicesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}