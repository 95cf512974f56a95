import { createContext, use } from 'react';
import { type Environment, detectEnvironment } from './environment.ts';

/** Set by the server, which knows the host of the request; browsers read their own address. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** Returns the environment, identical for the server's and the browser's render. */
export const useEnvironment = (): Environment =>
  use(EnvironmentContext) ?? detectEnvironment(window.location.hostname);
