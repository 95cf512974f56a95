import { FlowLayout } from '@studio-portal/ui/FlowLayout';
import { FlowStepper } from '@studio-portal/ui/FlowStepper';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Flow, Item, Subject } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { FlowRoom } from './FlowRoom.tsx';
import { PriceLabel } from './PriceLabel.tsx';
import { type StepId, flowSteps } from './steps.ts';
import { StepBody } from './StepBody.tsx';
import { SubjectSummary } from './SubjectSummary.tsx';

interface FlowFrameProps {
  flow: Pick<Flow, 'texts'>;
  /** The subject to buy, or an item booked with a benefit in a single step. */
  what: Subject | (Item & { option: string });
  title: ReactNode;
  intro?: ReactNode;
  current: StepId;
  /** True if the user joins a waiting list, so that nothing is paid yet. */
  waits: boolean;
  action: ReactNode;
  /** Secondary action below the button. */
  after?: ReactNode;
  children: ReactNode;
}

/** Frame of a flow step: progress, content, summary and action. */
export function FlowFrame(props: FlowFrameProps) {
  const { flow, what, title, intro, current, waits, action, after, children } = props;
  const intl = useIntl();
  const isBought = 'addresses' in what;
  const steps = isBought ? flowSteps(what) : [];
  const step = steps.findIndex(({ id }) => id === current) + 1;
  const stepper =
    steps.length > 1 ? (
      <FlowStepper
        label={intl.formatMessage(flowMessages.steps)}
        position={intl.formatMessage(flowMessages.position, { step, count: steps.length })}
        current={current}
        steps={steps.map(({ id, ...rest }) => ({
          id,
          label: intl.formatMessage(flowMessages[id]),
          ...rest,
        }))}
      />
    ) : undefined;
  return (
    <FlowRoom>
      <FlowLayout
        stepper={stepper}
        summary={
          <SubjectSummary
            item={what}
            pays={isBought ? what.offer : what.option}
            price={isBought ? what.price : undefined}
            heading={<FormattedMessage {...flow.texts.yours} />}
            terms={<FormattedMessage {...flow.texts.terms} />}
            waits={waits}
          />
        }
        total={isBought ? <PriceLabel price={what.price} /> : what.option}
        summaryLabel={intl.formatMessage(flow.texts.yours)}
        action={action}
        after={after}
        isOrder={current === 'summary'}
      >
        <StepBody title={title} intro={intro}>
          {children}
        </StepBody>
      </FlowLayout>
    </FlowRoom>
  );
}
