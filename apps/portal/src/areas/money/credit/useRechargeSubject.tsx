import { useValidateRecharge } from '@studio-portal/sdk/api/consumption-credit';
import { useIntl } from 'react-intl';
import { fromCustomerInfo, toCustomerData } from '../../checkout/contact/customerData.ts';
import { useKnownPerson } from '../../checkout/contact/useKnownPerson.ts';
import type { Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { IncompleteDetails } from './IncompleteDetails.tsx';
import { rechargeSubject } from './rechargeSubject.ts';

/**
 * Loads the recharge that the address names, for the member as known to the studio. Redirects to
 * the credit page if it cannot be bought; that page says why.
 */
export function useRechargeSubject(): Loaded<Subject> {
  const at = useStudio();
  const intl = useIntl();
  const { studio, studioUuid } = at;
  const rechargeId = useNumericParam('rechargeId');
  const validation = useValidateRecharge(
    { rechargeId: rechargeId ?? 0 },
    { query: { staleTime: 0, enabled: rechargeId !== undefined } },
  );
  const person = useKnownPerson();
  const start = path('consumptionCredit', { studioUuid });
  if (rechargeId === undefined) return { status: 'elsewhere', to: start };
  const error = validation.error ?? person.error;
  const refetch = () => void Promise.all([validation.refetch(), person.refetch()]);
  if (error && !(validation.data && person.data)) return { status: 'error', error, retry: refetch };
  if (!validation.data || !person.data) return { status: 'loading' };
  const { variant } = validation.data;
  if (!variant) return { status: 'elsewhere', to: `${start}?rechargeId=${rechargeId}` };
  const customerData = toCustomerData(fromCustomerInfo(person.data, studio.address.countryCode));
  if (!customerData) return { status: 'missing', notice: <IncompleteDetails /> };
  return {
    status: 'ready',
    value: rechargeSubject(variant, customerData, at, intl),
    refetch,
    isFetching: validation.isFetching,
  };
}
