import { useGetPublicBenefit } from '@studio-portal/sdk/api/bookable-items';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { chosenSlot, storeSlot } from '../../checkout/flow/slot.ts';
import { GuestOpenOrders } from '../../checkout/orders/GuestOpenOrders.tsx';
import { BookingMethodChoice } from '../bookings/BookingMethodChoice.tsx';
import { getBookingMethods } from '../bookings/bookingMethods.ts';
import { SlotPicker } from '../slots/SlotPicker.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { TrialCourses } from './TrialCourses.tsx';
import { TrialFrame } from './TrialFrame.tsx';
import { useFreeTimes } from './useFreeTimes.ts';
import { useStepAddress } from './useStepAddress.ts';
import { useTrialContingents } from './useTrialContingents.ts';
import type { Trial } from './useTrial.ts';

/**
 * First step: selects the time, the trainer and, for users with a trial contingent, how to book.
 * @param next number of the next step
 */
export function TimeStep({ trial, next }: { trial: Trial; next: number }) {
  const { config, leadError } = trial;
  const { studio, studioUuid } = useStudio();
  const navigate = useNavigate();
  const stepPath = useStepAddress();
  const { choice, slots, nextFree, error } = useFreeTimes(config.benefitId);
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
  const { search } = useLocation();
  const ways = useTrialContingents(config.benefitId, selected);
  // Without them, the next step would sell what a contingent includes.
  const areWaysUnknown = ways.error !== null && ways.data === undefined;
  const waysError = useErrorState(ways.error, studio.zoneId);
  const { trialContingents: bookingOptions = [], offers = [] } = ways.data ?? {};
  const methods = getBookingMethods({ bookingOptions, offers });
  const [methodKey, setMethodKey] = useState<string>();
  const method = methods.find(({ key }) => key === methodKey) ?? methods[0];
  const handleContinue = () => {
    if (!selected) setAsked(true);
    else if (method?.kind === 'option') {
      const at = { studioUuid, id: config.benefitId, optionId: method.option.id };
      void navigate(path('trialSessionSummaryOption', at) + search);
    } else void navigate(stepPath(next, null));
  };
  return (
    <TrialFrame
      trial={trial}
      time={slot && { slot, available: true }}
      current="TIME"
      title={<FormattedMessage {...messages.timeTitle} />}
      intro={
        <>
          <span style={{ whiteSpace: 'pre-line' }}>{config.description}</span>{' '}
          <FormattedMessage {...messages.minutes} values={{ minutes: config.durationMinutes }} />
        </>
      }
      action={
        !areWaysUnknown && (
          <LoadingButton size="large" fullWidth loading={ways.isLoading} onClick={handleContinue}>
            <FormattedMessage {...flowMessages.continue} />
          </LoadingButton>
        )
      }
    >
      <GuestOpenOrders item={path('trialSession', { studioUuid })} />
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
      {areWaysUnknown && <ErrorState {...waysError} onRetry={() => void ways.refetch()} />}
      {method && methods.some(({ kind }) => kind === 'option') && (
        <BookingMethodChoice methods={methods} selected={method.key} onSelect={setMethodKey} />
      )}
      <TrialCourses trial={trial} next={next} />
    </TrialFrame>
  );
}
