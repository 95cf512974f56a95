import { setting } from '../../../lib/browser/setting.ts';

/**
 * Whether the studios of a tenant may be chosen between although the address names one: true for one tenant of the operator, whom the
 * specification (1, section 6) gives no name, so that it is a setting.
 */
export const mayAlwaysChoose = (tenant: string | null | undefined): boolean =>
  Boolean(tenant) && tenant === setting('studio-choice-tenant');
