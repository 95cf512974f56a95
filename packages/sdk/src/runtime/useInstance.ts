'use client';
import { type Context, createContext, useContext } from 'react';
import type { Sdk } from './config.ts';
import type { CallOptions } from './call.ts';

/** The instance that `SdkProvider` gives to the hooks below it. */
export const SdkContext: Context<Sdk | undefined> = /*#__PURE__*/ createContext<Sdk | undefined>(
  undefined,
);

/** The options of a hook, with the instance of the provider above it unless they name another. */
export function useInstance<T extends { request?: CallOptions }>(options?: T): T {
  const sdk = useContext(SdkContext);
  return { ...options, request: { sdk, ...options?.request } } as T;
}
