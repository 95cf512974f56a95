import type { Surface } from '../../platform/api.ts';
import type { Registration } from './register.ts';

export type AddressCodeJob = {
  kind: 'addressCode';
  surface: Surface;
  accountId: number;
  /** Password hash when the code was requested; if the password has changed since, the request is void. */
  passwordHash: string | null;
  purpose: 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL';
  email: string;
};

/** Work that must not make the response slower when an address has an account. */
export type AccountJob =
  | { kind: 'register'; surface: Surface; wanted: Registration }
  | { kind: 'registrationCode'; surface: Surface; accountId: number }
  | { kind: 'resetPassword'; surface: Surface; email: string }
  | AddressCodeJob;
