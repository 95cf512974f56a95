import { FormattedMessage, useIntl } from 'react-intl';
import type { VoucherShare } from '../payment/useVoucher.ts';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import type { Flow, Item, Subject } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { PriceLabel } from './PriceLabel.tsx';
import { flowSteps, type StepId } from './steps.ts';
import { StepFrame, type StepFrameProps } from './StepFrame.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { SubjectSummary } from './SubjectSummary.tsx';

interface FlowFrameProps extends Pick<
  StepFrameProps,
  'title' | 'intro' | 'action' | 'after' | 'children'
> {
  flow: Pick<Flow, 'texts'>;
  /** The subject to buy, or an item booked with a benefit in a single step. */
  what: Subject | (Item & { option: string });
  current: StepId;
  /** True if the user joins a waiting list, so that nothing is paid yet. */
  waits: boolean;
  /** Amounts that a voucher pays and leaves due; omitted without one. */
  voucher?: Pick<VoucherShare, 'amount' | 'due'> | undefined;
}

/** Frame of a step before an order: its steps, the subject and its price. */
export function FlowFrame({ flow, what, waits, current, voucher, ...rest }: FlowFrameProps) {
  const intl = useIntl();
  const isBought = 'addresses' in what;
  const steps = isBought
    ? [
        ...(what.before ? [{ id: 'before', ...what.before }] : []),
        ...flowSteps(what).map((step) => ({ ...step, label: flowMessages[step.id] })),
      ]
    : [];
  return (
    <StepFrame
      {...rest}
      steps={steps}
      // A paid order has no summary step: its summary page is part of the payment.
      current={steps.some(({ id }) => id === current) ? current : 'payment'}
      summary={
        <SubjectSummary
          item={what}
          pays={isBought ? what.offer : what.option}
          price={isBought ? what.price : undefined}
          heading={<FormattedMessage {...flow.texts.yours} />}
          terms={<OrderTerms texts={flow.texts} />}
          waits={waits}
          {...(voucher ? { voucher } : {})}
        />
      }
      total={
        voucher ? (
          formatSum(voucher.due, intl)
        ) : isBought ? (
          <PriceLabel price={what.price} />
        ) : (
          what.option
        )
      }
      summaryLabel={intl.formatMessage(flow.texts.yours)}
      isOrder={current !== 'contact'}
    />
  );
}
