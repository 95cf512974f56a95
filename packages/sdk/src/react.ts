'use client';
import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { Sdk } from './runtime/config.ts';
import { SdkContext } from './runtime/useInstance.ts';

/**
 * Provides an SDK instance to the hooks below it. Without a provider, hooks use the instance that `configureSdk`
 * sets up.
 */
export function SdkProvider({ sdk, children }: { sdk: Sdk; children?: ReactNode }): ReactElement {
  return createElement(SdkContext.Provider, { value: sdk }, children);
}

/**
 * Returns the provider's instance, for calls outside of hooks: `login(credentials, { sdk })`. Returns undefined
 * without a provider; calls then use the instance that `configureSdk` sets up.
 */
export const useSdk = (): Sdk | undefined => useContext(SdkContext);
