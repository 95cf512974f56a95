import type { TrialSessionStepName } from '@studio-portal/sdk/types';
import { Navigate, useParams } from 'react-router';
import { LoadedGate } from '../../checkout/flow/SubjectGate.tsx';
import { firstStepPath, isPayable } from '../../checkout/flow/steps.ts';
import { MasterDataGate } from '../../checkout/masterData/MasterDataGate.tsx';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toAmount } from '../bookings/prices.ts';
import { MemberNotice } from './MemberNotice.tsx';
import { TrialContactStep } from './TrialContactStep.tsx';
import { TrialSummaryStep } from './TrialSummaryStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { toTrialCustomer } from './trialContact.ts';
import { trialFlowAddresses } from './trialFlowAddresses.ts';
import { useEmployee } from './useEmployee.ts';
import { useIsMember } from './useIsMember.ts';
import { useStepAddress } from './useStepAddress.ts';
import { type Trial, useTrial } from './useTrial.ts';
import { useCourseParam, useTrialCourse } from './useTrialCourse.ts';
import { useTrialSlot } from './useTrialSlot.ts';

/**
 * Renders the numbered steps of booking a trial session, except for members. Redirects unknown
 * numbers to the first step, and steps that lack data to the one that asks for it.
 */
export function TrialSteps() {
  return (
    <LoadedGate loaded={useIsMember()}>
      {(isMember) => (isMember ? <MemberNotice /> : <StepsOfTrial />)}
    </LoadedGate>
  );
}

function StepsOfTrial() {
  return <LoadedGate loaded={useTrial()}>{(trial) => <NumberedStep trial={trial} />}</LoadedGate>;
}

function NumberedStep({ trial }: { trial: Trial }) {
  const { step: stepParam } = useParams();
  const stepPath = useStepAddress();
  useOwnTitle(trial.name);
  const { steps } = trial.config;
  const currentStep = steps.find(({ step }) => String(step) === stepParam);
  const stepNumber = (wanted: TrialSessionStepName) =>
    steps.find(({ name }) => name === wanted)?.step ?? 1;
  const numbers = {
    time: stepNumber('TIME'),
    contact: stepNumber('CONTACT'),
    summary: stepNumber('SUMMARY'),
  };
  if (!currentStep) return <Navigate to={stepPath(numbers.time)} replace />;
  if (currentStep.name === 'TIME') return <TimeStep trial={trial} next={numbers.contact} />;
  return (
    <StepWithTime key={currentStep.name} trial={trial} name={currentStep.name} numbers={numbers} />
  );
}

interface StepWithTimeProps {
  trial: Trial;
  name: 'CONTACT' | 'SUMMARY';
  numbers: { time: number; contact: number; summary: number };
}

/**
 * Renders a step after the time step, which needs complete master data. A paid trial session
 * redirects to the checkout flow.
 */
function StepWithTime({ trial, name, numbers }: StepWithTimeProps) {
  const { config } = trial;
  const { studio, studioUuid, user } = useStudio();
  const stepPath = useStepAddress();
  const employeeId = useEmployee();
  const firstStep = stepPath(numbers.time, null);
  const slot = useTrialSlot(config.benefitId, firstStep);
  const course = useTrialCourse(trial, firstStep);
  const loaded = useCourseParam() === undefined ? slot : course;
  const draft = useDraft(path('trialSession', { studioUuid }));
  return (
    <LoadedGate loaded={loaded}>
      {(time, refetch) => {
        if (!time.course && isPayable(toAmount(config.price, studio.currencyCode))) {
          const addresses = trialFlowAddresses(studioUuid, config, {
            employee: employeeId,
            lead: trial.lead?.uuid,
          });
          return <Navigate to={firstStepPath(addresses)} replace />;
        }
        if (name === 'CONTACT')
          return (
            <MasterDataGate purpose="trialSession">
              <TrialContactStep trial={trial} time={time} next={numbers.summary} />
            </MasterDataGate>
          );
        const person = toTrialCustomer(
          // Logged-in users are not asked for an email address.
          { ...draft.read().contact, ...(user ? { email: user.email } : {}) },
          config,
        );
        if (!person) return <Navigate to={stepPath(numbers.contact)} replace />;
        return (
          <MasterDataGate purpose="trialSession">
            <TrialSummaryStep
              trial={trial}
              time={time}
              person={person}
              steps={numbers}
              refetch={refetch}
            />
          </MasterDataGate>
        );
      }}
    </LoadedGate>
  );
}
