import type { TrialSessionStepName } from '@studio-portal/sdk/types';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { OrderTerms } from '../../checkout/flow/OrderTerms.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { isPayable } from '../../checkout/flow/steps.ts';
import { StepFrame, type StepFrameProps } from '../../checkout/flow/StepFrame.tsx';
import { SubjectSummary } from '../../checkout/flow/SubjectSummary.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toAmount } from '../bookings/prices.ts';
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

interface TrialFrameProps extends Pick<StepFrameProps, 'title' | 'intro' | 'action' | 'children'> {
  trial: Trial;
  time: TrialSlot | undefined;
  current: TrialSessionStepName;
}

/** Frame of a numbered step of booking a trial session, with the trial and its price. */
export function TrialFrame({ trial, time, current, ...rest }: TrialFrameProps) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const stepPath = useStepAddress();
  const { steps, price } = trial.config;
  // Courses are free as a trial, whatever the appointment costs.
  const total = toAmount(time?.course ? 0 : price, studio.currencyCode);
  return (
    <StepFrame
      {...rest}
      steps={steps.map(({ name, step }) => ({
        id: name,
        // A trial session with a price continues as a purchase.
        label: name === 'SUMMARY' && isPayable(total) ? flowMessages.payment : labels[name],
        href: stepPath(step),
      }))}
      current={current}
      summary={
        <SubjectSummary
          item={trialItem(trial, studio, studioUuid, time)}
          heading={<FormattedMessage {...flowTexts.yours} />}
          pays={isPayable(total) ? trial.name : undefined}
          price={total}
          terms={isPayable(total) && <OrderTerms texts={flowTexts} />}
          waits={false}
        />
      }
      total={<PriceLabel price={total} />}
      summaryLabel={intl.formatMessage(flowTexts.yours)}
    />
  );
}
