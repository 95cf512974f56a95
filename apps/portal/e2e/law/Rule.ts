import type { Page } from '@playwright/test';
import type { RouteName } from '../../src/lib/address/patterns.ts';
import type { Country, LegalPlace } from './places.ts';

/** A route in any state, or in one state: `contractStep: summary`. */
export type Stop = RouteName | `${RouteName}: ${string}`;

export type ContractKind =
  | 'all'
  | 'appointment'
  | 'course booking'
  | 'day ticket'
  | 'debt'
  | 'event'
  | 'membership'
  | 'module'
  | 'none'
  | 'pack'
  | 'trial session'
  | 'voucher';

/** A page that a test has opened in a state that rules apply to. */
export interface Visit {
  page: Page;
  place: LegalPlace;
  /** Address to which the backend mails a confirmation; empty if the page sends none. */
  email: string;
}

/** A demand of a statute, paraphrased, and its check. */
export interface Rule {
  /** Unique name in lower case. */
  id: string;
  statute: string;
  article: string;
  /** The European Union, or a country. */
  legislator: Country | 'EU' | 'US';
  /** Day from which it applies, `YYYY-MM-DD`. */
  inForce: string;
  /** Official address of the text. */
  source: string;
  /** Names what comes from a secondary source, as a sentence. */
  secondary?: string;
  /** States in one sentence what must be true of the page. */
  demand: string;
  contracts: readonly ContractKind[];
  /** Where it applies. */
  countries: readonly Country[];
  /** Where it is checked. */
  pages: readonly Stop[];
  /** Fails unless the page meets the rule, and leaves the page as it was. */
  check: (visit: Visit) => Promise<void>;
  /** Set if the portal does not meet the rule: why, in one sentence. The check must then fail. */
  gap?: string;
  /** Set if the portal has nothing that the rule is about: why, in one sentence. The check proves that. */
  notApplicable?: string;
}

/** Returns the route of a stop. */
export const routeOf = (stop: Stop): string => stop.split(':')[0] ?? '';

/** Returns whether a rule for a stop applies to the page of another stop. */
export const matches = (page: Stop, stop: Stop): boolean => page === stop || page === routeOf(stop);
