import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FlowLayout, type FlowLayoutProps } from '@studio-portal/ui/FlowLayout';
import { FlowStepper } from '@studio-portal/ui/FlowStepper';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { flowMessages } from './flowMessages.ts';
import { FlowRoom } from './FlowRoom.tsx';

interface Step {
  id: string;
  label: MessageDescriptor;
  /** Address to go back to once the step is done; without one there is no way back to it. */
  href?: string;
}

export interface StepFrameProps extends Omit<FlowLayoutProps, 'stepper'> {
  /** All steps; a single one needs no stepper. */
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  /** Accessible name of the stepper; defaults to that of a booking. */
  stepsLabel?: MessageDescriptor;
  title: ReactNode;
  intro?: ReactNode;
}

/** Frame of a step of any flow: progress, title, content, summary, total and action. */
export function StepFrame(props: StepFrameProps) {
  const {
    steps,
    current,
    stepsLabel = flowMessages.steps,
    title,
    intro,
    children,
    ...rest
  } = props;
  const intl = useIntl();
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <FlowRoom>
      <FlowLayout
        {...rest}
        stepper={
          steps.length > 1 && (
            <FlowStepper
              label={intl.formatMessage(stepsLabel)}
              position={intl.formatMessage(flowMessages.position, {
                step: position + 1,
                count: steps.length,
              })}
              current={current}
              steps={steps.map(({ label, ...step }) => ({
                ...step,
                label: intl.formatMessage(label),
              }))}
            />
          )
        }
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <div>
            <Typography variant="h1">{title}</Typography>
            {intro !== undefined && (
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {intro}
              </Typography>
            )}
          </div>
          {children}
        </Box>
      </FlowLayout>
    </FlowRoom>
  );
}
