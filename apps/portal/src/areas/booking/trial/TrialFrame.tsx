import type { TrialSessionStepName } from '@studio-portal/sdk/types';
import { FlowLayout } from '@studio-portal/ui/FlowLayout';
import { FlowStepper } from '@studio-portal/ui/FlowStepper';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { FlowRoom } from '../../checkout/flow/FlowRoom.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { isPayable } from '../../checkout/flow/steps.ts';
import { StepBody } from '../../checkout/flow/StepBody.tsx';
import { SubjectSummary } from '../../checkout/flow/SubjectSummary.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { flowTexts } from './flowTexts.ts';
import { messages } from './messages.ts';
import { trialItem } from './trialItem.ts';
import { useStepAddress } from './useStepAddress.ts';
import type { Trial } from './useTrial.ts';
import type { TrialSlot } from './useTrialSlot.ts';

const labels: Record<TrialSessionStepName, MessageDescriptor> = {
  TIME: messages.time,
  CONTACT: flowMessages.contact,
  SUMMARY: flowMessages.summary,
};

interface TrialFrameProps {
  trial: Trial;
  time: TrialSlot | undefined;
  current: TrialSessionStepName;
  title: ReactNode;
  intro?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/**
 * Frame of a numbered step of booking a trial session: stepper, content, summary, total and action.
 */
export function TrialFrame(props: TrialFrameProps) {
  const { trial, time, current, title, intro, action, children } = props;
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const stepPath = useStepAddress();
  const { steps, price } = trial.config;
  const free = { amount: 0, currency: studio.currencyCode };
  // Courses are free as a trial, whatever the appointment costs.
  const total = time?.course ? free : (price.money ?? free);
  const currentIndex = steps.findIndex(({ name }) => name === current);
  return (
    <FlowRoom>
      <FlowLayout
        stepper={
          <FlowStepper
            label={intl.formatMessage(flowMessages.steps)}
            position={intl.formatMessage(flowMessages.position, {
              step: currentIndex + 1,
              count: steps.length,
            })}
            current={current}
            steps={steps.map(({ name, step }, index) => ({
              id: name,
              label: intl.formatMessage(labels[name]),
              ...(index < currentIndex ? { href: stepPath(step) } : {}),
            }))}
          />
        }
        summary={
          <SubjectSummary
            item={trialItem(trial, studio, studioUuid, time)}
            heading={<FormattedMessage {...flowTexts.yours} />}
            pays={isPayable(total) ? trial.name : undefined}
            price={total}
            terms={isPayable(total) && <FormattedMessage {...flowTexts.terms} />}
            waits={false}
          />
        }
        total={<PriceLabel price={total} />}
        summaryLabel={intl.formatMessage(flowTexts.yours)}
        action={action}
      >
        <StepBody title={title} intro={intro}>
          {children}
        </StepBody>
      </FlowLayout>
    </FlowRoom>
  );
}
