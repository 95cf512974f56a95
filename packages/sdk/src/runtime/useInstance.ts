'use client';
import { type Context, createContext, useContext } from 'react';
import type { Sdk } from './config.ts';
import type { CallOptions } from './call.ts';

/** Holds the instance that `SdkProvider` passes to hooks. */
export const SdkContext: Context<Sdk | undefined> = /*#__PURE__*/ createContext<Sdk | undefined>(
  undefined,
);

/** Adds the provider's instance to a hook's options unless they set another. */
export function useInstance<T extends { request?: CallOptions }>(options?: T): T {
  const sdk = useContext(SdkContext);
  return { ...options, request: { sdk, ...options?.request } } as T;
}
