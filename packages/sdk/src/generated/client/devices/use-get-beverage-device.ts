/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getBeverageDevice } from './get-beverage-device.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetBeverageDeviceQueryKey = (deviceId: string, sdk?: Sdk) => callKeyOf(sdk, 'getBeverageDevice', deviceId);


export const getGetBeverageDeviceQueryOptions = <TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(deviceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBeverageDeviceQueryKey(deviceId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBeverageDevice>>> = ({ signal, queryKey }) => getBeverageDevice(deviceId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: deviceId === null || deviceId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBeverageDeviceQueryResult = NonNullable<Awaited<ReturnType<typeof getBeverageDevice>>>
export type GetBeverageDeviceQueryError = OperationError<'getBeverageDevice'>


/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDevice<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBeverageDevice>>,
          TError,
          Awaited<ReturnType<typeof getBeverageDevice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDevice<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBeverageDevice>>,
          TError,
          Awaited<ReturnType<typeof getBeverageDevice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDevice<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDevice<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBeverageDeviceQueryOptions(deviceId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export const prefetchGetBeverageDeviceQuery = async <TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 queryClient: QueryClient, deviceId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetBeverageDeviceQueryOptions(deviceId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetBeverageDevice} query
 */
export const invalidateGetBeverageDevice = async (
 queryClient: QueryClient, deviceId: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBeverageDeviceQueryKey(deviceId, options?.sdk) }, options);

  return queryClient;
}




export const getGetBeverageDeviceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(deviceId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBeverageDeviceQueryKey(deviceId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBeverageDevice>>> = ({ signal, queryKey }) => getBeverageDevice(deviceId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBeverageDeviceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBeverageDevice>>>
export type GetBeverageDeviceSuspenseQueryError = OperationError<'getBeverageDevice'>


/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDeviceSuspense<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDeviceSuspense<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDeviceSuspense<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export function useGetBeverageDeviceSuspense<TData = Awaited<ReturnType<typeof getBeverageDevice>>, TError = OperationError<'getBeverageDevice'>>(
 deviceId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBeverageDevice>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBeverageDeviceSuspenseQueryOptions(deviceId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}