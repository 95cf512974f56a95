import { FlowLayout } from '@studio-portal/ui/FlowLayout';
import { FlowStepper } from '@studio-portal/ui/FlowStepper';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { FlowRoom } from '../../checkout/flow/FlowRoom.tsx';
import { StepBody } from '../../checkout/flow/StepBody.tsx';
import { type SigningStep, signingSteps } from './contractAddresses.ts';
import { messages } from '../offers/messages.ts';
import { SigningSummary } from './SigningSummary.tsx';
import { type PricedChoice, usePreview } from './usePreview.ts';
import type { Signing } from './useSigning.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

const labels: Record<SigningStep, MessageDescriptor> = {
  options: messages.optionsStep,
  contact: flowMessages.contact,
  payment: flowMessages.payment,
  summary: messages.summaryStep,
};

interface SigningFrameProps {
  signing: Signing;
  /** Current choices, whose price the card shows. */
  priced: PricedChoice;
  current: SigningStep;
  title: ReactNode;
  intro?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** Layout of a signing step: stepper, form, price summary and the button to continue. */
export function SigningFrame(props: SigningFrameProps) {
  const { signing, priced, current, title, intro, action, children } = props;
  const intl = useIntl();
  const { stepPath } = useSigningAddresses();
  const preview = usePreview(priced, signing.currentContract);
  const position = signingSteps.indexOf(current);
  return (
    <FlowRoom>
      <FlowLayout
        stepper={
          <FlowStepper
            label={intl.formatMessage(messages.steps)}
            position={intl.formatMessage(flowMessages.position, {
              step: position + 1,
              count: signingSteps.length,
            })}
            current={current}
            steps={signingSteps.map((step, index) => ({
              id: step,
              label: intl.formatMessage(labels[step]),
              ...(index < position ? { href: stepPath(signing.term.id, step) } : {}),
            }))}
          />
        }
        summary={
          <SigningSummary signing={signing} preview={preview} itemized={current !== 'summary'} />
        }
        total={preview.data && formatPrice(preview.data.totalPrice, intl.locale)}
        summaryLabel={intl.formatMessage(messages.yours)}
        action={action}
        isOrder={current === 'summary'}
      >
        <StepBody title={title} intro={intro}>
          {children}
        </StepBody>
      </FlowLayout>
    </FlowRoom>
  );
}
