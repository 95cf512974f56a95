import { createContext, use } from 'react';
import { type Environment, environmentOf } from './environment.ts';

/** Filled by the server, which knows the host of the request; a browser reads its own address. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** Where the portal runs, the same for the server's render and the browser's. */
export const useEnvironment = (): Environment =>
  use(EnvironmentContext) ?? environmentOf(window.location.hostname);
