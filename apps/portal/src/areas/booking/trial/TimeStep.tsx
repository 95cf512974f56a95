import Button from '@mui/material/Button';
import { useGetPublicBenefit } from '@studio-portal/sdk/api/bookable-items';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { chosenSlot, storeSlot } from '../../checkout/flow/slot.ts';
import { SlotPicker } from '../slots/SlotPicker.tsx';
import { useSlotChoice } from '../slots/useSlotChoice.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { TrialCourses } from './TrialCourses.tsx';
import { TrialFrame } from './TrialFrame.tsx';
import { useFreeTimes } from './useFreeTimes.ts';
import { useStepAddress } from './useStepAddress.ts';
import type { Trial } from './useTrial.ts';

/**
 * First step: selects the time and the trainer.
 * @param next number of the next step
 */
export function TimeStep({ trial, next }: { trial: Trial; next: number }) {
  const { config, leadError } = trial;
  const { studio, studioUuid } = useStudio();
  const navigate = useNavigate();
  const stepPath = useStepAddress();
  const choice = useSlotChoice();
  const { slots, nextFree, error } = useFreeTimes(config.benefitId, choice);
  const benefit = useGetPublicBenefit(config.benefitId);
  // Selecting another trainer clears the selected time.
  const [chosen, setChosen] = useState(() => ({
    start: chosenSlot(config.benefitId)?.start,
    employeeId: choice.employeeId,
  }));
  const selected = chosen.employeeId === choice.employeeId ? chosen.start : undefined;
  const slot = slots?.find(({ startDateTime }) => +startDateTime === Number(selected));
  const [isAsked, setAsked] = useState(false);
  const offering = benefit.data?.studios.find((one) => one.studio.id === studio.id);
  const handleContinue = () => (selected ? void navigate(stepPath(next, null)) : setAsked(true));
  return (
    <TrialFrame
      trial={trial}
      time={slot && { slot, available: true }}
      current="TIME"
      title={<FormattedMessage {...messages.timeTitle} />}
      intro={
        <>
          {trial.config.description}{' '}
          <FormattedMessage {...messages.minutes} values={{ minutes: config.durationMinutes }} />
        </>
      }
      action={
        <Button variant="contained" size="large" fullWidth onClick={handleContinue}>
          <FormattedMessage {...flowMessages.continue} />
        </Button>
      }
    >
      {leadError && (
        <Alert kind="warning">
          <ErrorMessage error={leadError} timeZone={studio.zoneId} />
        </Alert>
      )}
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {isAsked && !selected && (
        <Alert kind="error">
          <FormattedMessage {...messages.chooseTime} />
        </Alert>
      )}
      <SlotPicker
        choice={choice}
        slots={slots}
        nextFree={nextFree}
        people={offering?.employees ?? []}
        selected={selected}
        onSelect={(one) => {
          storeSlot(path('trialSession', { studioUuid }), one, {
            benefitId: config.benefitId,
            employeeId: choice.employeeId ?? null,
          });
          setChosen({ start: one.startDateTime, employeeId: choice.employeeId });
        }}
      />
      <TrialCourses trial={trial} next={next} />
    </TrialFrame>
  );
}
