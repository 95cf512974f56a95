import { useParams } from 'react-router';
import { sellsToName } from '../../checkout/contact/customerData.ts';
import type { Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { createSingleCheckout } from '../../checkout/flow/createSingleCheckout.ts';
import { isPayable } from '../../checkout/flow/steps.ts';
import { toAmount } from '../bookings/prices.ts';
import { NoSuchTrial } from './NoSuchTrial.tsx';
import { trialRequirements } from './trialRequirements.ts';
import { trialFlowAddresses } from './trialFlowAddresses.ts';
import { trialItem } from './trialItem.ts';
import { useEmployee } from './useEmployee.ts';
import { useTimeStep } from './useTimeStep.ts';
import { useTrial } from './useTrial.ts';
import { useTrialSlot } from './useTrialSlot.ts';

/**
 * Provides the selected time with the trial session's offer. Redirects to the start without a time
 * or if it is free.
 */
export function useTrialSubject(): Loaded<Subject> {
  const { studio, studioUuid, user } = useStudio();
  const start = path('trialSession', { studioUuid });
  const employeeId = useEmployee();
  const trial = useTrial();
  const params = useParams();
  const benefitId = trial.status === 'ready' ? trial.value.config.benefitId : 0;
  const time = useTrialSlot(benefitId, start);
  const timeStep = useTimeStep();
  if (trial.status !== 'ready') return trial;
  // The address names an offer that the studio does not have. Say so instead of selling another.
  if (params.id !== String(benefitId) || params.offerId !== String(trial.value.config.offerId))
    return { status: 'missing', notice: <NoSuchTrial /> };
  if (time.status !== 'ready') return time;
  const { config } = trial.value;
  const { organizationUnitId, offerId, paymentMethods } = config;
  const price = toAmount(config.price, studio.currencyCode);
  if (!isPayable(price)) return { status: 'elsewhere', to: start };
  const { startDateTime } = time.value.slot;
  const slot = { benefitId, organizationUnitId, startDateTime, employeeId: employeeId ?? null };
  return {
    ...time,
    value: {
      ...trialItem(trial.value, studio, studioUuid, time.value),
      addresses: trialFlowAddresses(studioUuid, config, {
        employee: employeeId,
        lead: trial.value.lead?.uuid,
      }),
      asks: trialRequirements(trial.value),
      before: timeStep(config),
      paymentMethods,
      takesVouchers: true,
      isNameOnly: sellsToName(studio, 'SINGLE_APPOINTMENT'),
      price,
      create: (request, key) =>
        createSingleCheckout({ ...slot, offerId }, request, user !== undefined, key),
    },
  };
}
