import type { Surface } from '../../platform/api.ts';
import type { RegistrationConsents } from './tables.ts';

export type AddressCodeJob = {
  kind: 'addressCode';
  surface: Surface;
  accountId: number;
  /** Password hash when the code was requested; if the password has changed since, the request is void. */
  passwordHash: string | null;
  purpose: 'CHANGE_EMAIL' | 'ADDITIONAL_EMAIL';
  email: string;
};

/** Work that must not make the response slower when an address has an account, or that belongs to other domains. */
export type AccountJob =
  | { kind: 'register'; surface: Surface; wanted: Registration }
  | { kind: 'registrationCode'; surface: Surface; accountId: number }
  | { kind: 'resetPassword'; surface: Surface; email: string }
  | AddressCodeJob
  | { kind: 'addressVerified'; accountId: number; email: string }
  | { kind: 'customerReplaced'; fromId: number; toId: number }
  | { kind: 'memberDisconnected'; accountId: number; tenant: string };

export type Person = {
  email: string;
  passwordHash: string;
  firstname: string;
  lastname: string;
  locale: string;
  referredBy: number | null;
};

export type Registration = Person & {
  /** Invitation to be redeemed once the address is verified; null without one. */
  invitationUuid: string | null;
  /** Time zone of the inviting studio, which determines the first day of membership; null for that of the portal. */
  zoneId: string | null;
  consents?: RegistrationConsents;
};
