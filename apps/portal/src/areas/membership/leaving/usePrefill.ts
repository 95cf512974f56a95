import { useListContracts } from '@studio-portal/sdk/api/contracts';
import { useGetPersonalData } from '@studio-portal/sdk/api/customer-data';
import { useGetProfile } from '@studio-portal/sdk/api/me';
import { fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Initial values of a declaration; unknown ones are empty. */
export interface Prefill {
  firstname: string;
  lastname: string;
  customerNumber: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  /** Name of the contract, if there is only one. */
  contract: string;
  email: string;
}

/**
 * Loads the data that prefills a declaration of a logged-in user: from the studio for members,
 * otherwise from the account. Undefined while loading. Data that fails to load stays empty, since
 * declarations must work in any case.
 */
export function usePrefill(): Prefill | undefined {
  const { user, permissions } = useStudio();
  const canSeeData = permissions.has('CUSTOMER_CENTER_PERSONAL_ACTIVE_READ');
  const canSeeContracts = permissions.has('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS');
  const personal = useGetPersonalData({ query: { enabled: canSeeData } });
  const profile = useGetProfile({ query: { enabled: user !== undefined && !canSeeData } });
  const contracts = useListContracts({ status: 'ACTIVE' }, { query: { enabled: canSeeContracts } });
  if ([personal, profile, contracts].some(({ isLoading }) => isLoading)) return undefined;
  const person = personal.data ?? profile.data;
  const [contract, ...others] = contracts.data ?? [];
  return {
    firstname: person?.firstname ?? '',
    lastname: person?.lastname ?? '',
    customerNumber: personal.data?.customerNumber ?? '',
    dateOfBirth: person?.dateOfBirth ? fromWire(person.dateOfBirth) : '',
    contract: contract && others.length === 0 ? contract.name : '',
    email: user?.email ?? '',
  };
}
