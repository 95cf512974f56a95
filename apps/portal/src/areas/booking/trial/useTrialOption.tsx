import type { BookingOption } from '@studio-portal/sdk/types';
import { useParams } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Item, Loaded } from '../../checkout/flow/Flow.ts';
import { NoSuchTrial } from './NoSuchTrial.tsx';
import { trialItem } from './trialItem.ts';
import { useTrial } from './useTrial.ts';
import { useTrialContingents } from './useTrialContingents.ts';
import { useTrialSlot } from './useTrialSlot.ts';

/** Trial session at the selected time with the contingent that pays. */
interface TrialOption {
  item: Item;
  option: BookingOption;
  benefitId: number;
  startDateTime: Date;
}

/**
 * Loads the selected time with the trial contingent that the address names. Redirects to the start
 * without a time or if the contingent cannot be used.
 */
export function useTrialOption(): Loaded<TrialOption> {
  const { studio, studioUuid } = useStudio();
  const { id, optionId } = useParams();
  const start = path('trialSession', { studioUuid });
  const trial = useTrial();
  const benefitId = trial.status === 'ready' ? trial.value.config.benefitId : 0;
  const time = useTrialSlot(benefitId, start);
  const startDateTime = time.status === 'ready' ? time.value.slot.startDateTime : undefined;
  const options = useTrialContingents(benefitId, startDateTime);
  if (trial.status !== 'ready') return trial;
  if (id !== String(benefitId)) return { status: 'missing', notice: <NoSuchTrial /> };
  if (time.status !== 'ready') return time;
  const { data, error } = options;
  if (error && !data) return { status: 'error', error, retry: () => void options.refetch() };
  if (!data) return { status: 'loading' };
  const option = data.trialContingents.find((one) => String(one.id) === optionId && one.valid);
  if (!option) return { status: 'elsewhere', to: start };
  return {
    ...time,
    value: {
      item: trialItem(trial.value, studio, studioUuid, time.value),
      option,
      benefitId,
      startDateTime: time.value.slot.startDateTime,
    },
  };
}
