/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getInvoiceDownloadUrl } from './get-invoice-download-url.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetInvoiceDownloadUrlQueryKey = (invoiceId: number, sdk?: Sdk) => callKeyOf(sdk, 'getInvoiceDownloadUrl', invoiceId);


export const getGetInvoiceDownloadUrlQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceDownloadUrlQueryKey(invoiceId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>> = ({ signal, queryKey }) => getInvoiceDownloadUrl(invoiceId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: invoiceId === null || invoiceId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceDownloadUrlQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>>
export type GetInvoiceDownloadUrlQueryError = OperationError<'getInvoiceDownloadUrl'>


/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrl<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceDownloadUrl>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceDownloadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrl<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceDownloadUrl>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceDownloadUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrl<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrl<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceDownloadUrlQueryOptions(invoiceId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export const prefetchGetInvoiceDownloadUrlQuery = async <TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 queryClient: QueryClient, invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetInvoiceDownloadUrlQueryOptions(invoiceId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetInvoiceDownloadUrl} query
 */
export const invalidateGetInvoiceDownloadUrl = async (
 queryClient: QueryClient, invoiceId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInvoiceDownloadUrlQueryKey(invoiceId, options?.sdk) }, options);

  return queryClient;
}




export const getGetInvoiceDownloadUrlSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(invoiceId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvoiceDownloadUrlQueryKey(invoiceId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>> = ({ signal, queryKey }) => getInvoiceDownloadUrl(invoiceId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInvoiceDownloadUrlSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>>
export type GetInvoiceDownloadUrlSuspenseQueryError = OperationError<'getInvoiceDownloadUrl'>


/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Download address of an invoice
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_INVOICE_ACTIVE, for their own invoices. The file is a PDF in the language of the request; the URL works without a session until it expires.
 */
export function useGetInvoiceDownloadUrlSuspense<TData = Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError = OperationError<'getInvoiceDownloadUrl'>>(
 invoiceId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvoiceDownloadUrl>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvoiceDownloadUrlSuspenseQueryOptions(invoiceId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}