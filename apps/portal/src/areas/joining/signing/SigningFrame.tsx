import { formatPrice } from '@studio-portal/ui/formatPrice';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { StepFrame, type StepFrameProps } from '../../checkout/flow/StepFrame.tsx';
import { type SigningStep, signingSteps } from './contractAddresses.ts';
import { messages } from '../offers/messages.ts';
import { isUnderAMonth } from '../offers/termLength.ts';
import { contractMessages } from '../words/contractMessages.ts';
import { SigningSummary } from './SigningSummary.tsx';
import { TotalAnnouncement } from './TotalAnnouncement.tsx';
import { type PricedChoice, usePreview } from './usePreview.ts';
import type { Signing } from './useSigning.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

const labels: Record<SigningStep, MessageDescriptor> = {
  options: messages.optionsStep,
  contact: flowMessages.contact,
  payment: flowMessages.payment,
  summary: messages.summaryStep,
};

interface SigningFrameProps extends Pick<
  StepFrameProps,
  'title' | 'intro' | 'action' | 'children'
> {
  signing: Signing;
  /** Current choices, whose price the card shows. */
  priced: PricedChoice;
  current: SigningStep;
}

/** Frame of a signing step, with the price of the current choices. */
export function SigningFrame({ signing, priced, current, children, ...rest }: SigningFrameProps) {
  const intl = useIntl();
  const { stepPath } = useSigningAddresses();
  const preview = usePreview(priced, signing.currentContract);
  // A change shows the steps for contact and payment only on the way through them.
  const steps = signingSteps.filter(
    (step) => signing.currentContract === null || ['options', 'summary', current].includes(step),
  );
  const total =
    preview.data &&
    `${intl.formatMessage(contractMessages.totalOver, {
      term: formatTerm(signing.term.term, intl),
    })} ${formatPrice(preview.data.totalPrice, intl.locale)}`;
  return (
    <StepFrame
      {...rest}
      steps={steps.map((step) => ({
        id: step,
        label: labels[step],
        href: stepPath(signing.term.id, step),
      }))}
      current={current}
      stepsLabel={messages.steps}
      summary={
        <SigningSummary signing={signing} preview={preview} itemized={current !== 'summary'} />
      }
      total={
        preview.data &&
        (isUnderAMonth(signing.term.term)
          ? formatPrice(preview.data.totalPrice, intl.locale)
          : intl.formatMessage(contractMessages.aMonth, {
              price: formatPrice(preview.data.monthlyPrice, intl.locale),
            }))
      }
      summaryLabel={intl.formatMessage(messages.yours)}
      isOrder={current === 'summary'}
    >
      {children}
      <TotalAnnouncement total={preview.isPlaceholderData ? undefined : total} />
    </StepFrame>
  );
}
