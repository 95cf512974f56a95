'use client';
import { createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { Sdk } from './runtime/config.ts';
import { SdkContext } from './runtime/useInstance.ts';

/** Gives the hooks below it the instance that they ask; without it they ask the one that `configureSdk` sets up. */
export function SdkProvider({ sdk, children }: { sdk: Sdk; children?: ReactNode }): ReactElement {
  return createElement(SdkContext.Provider, { value: sdk }, children);
}

/**
 * The instance of the provider above, for calls that are no hook: `login(credentials, { sdk })`. Undefined where there is none,
 * which calls take for the one that `configureSdk` sets up.
 */
export const useSdk = (): Sdk | undefined => useContext(SdkContext);
