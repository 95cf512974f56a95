import { setting } from '../../../lib/browser/setting.ts';

/**
 * Returns whether the studios of a tenant can be chosen although the address names one. True for
 * one tenant of the operator; the specification does not name it (spec 6), so it is a setting.
 */
export const mayAlwaysChoose = (tenant: string | null | undefined): boolean =>
  Boolean(tenant) && tenant === setting('studio-choice-tenant');
