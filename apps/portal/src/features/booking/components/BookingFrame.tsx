import { FlowLayout } from '@studio-portal/ui/FlowLayout';
import { FlowStepper } from '@studio-portal/ui/FlowStepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages } from '../flowMessages.ts';

const Room = styled('div')(({ theme }) => ({
  padding: `${space(16)} ${space(16)} ${space(32)}`,
  [theme.breakpoints.up('sm')]: { padding: `${space(32)} ${space(24)} ${space(100)}` },
}));

export type StepId = 'contact' | 'payment' | 'summary';

interface BookingFrameProps {
  title: ReactNode;
  intro?: ReactNode;
  /** The steps of the flow with the addresses of those that are done; one step needs no stepper. */
  steps: readonly { id: StepId; href?: string }[];
  current: StepId;
  summary: ReactNode;
  total: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** One step of a booking: where we are, what is asked, what it adds up to, and the way on. */
export function BookingFrame({
  title,
  intro,
  steps,
  current,
  summary,
  total,
  action,
  children,
}: BookingFrameProps) {
  const intl = useIntl();
  const step = steps.findIndex(({ id }) => id === current) + 1;
  const stepper =
    steps.length > 1 ? (
      <FlowStepper
        label={intl.formatMessage(flowMessages.steps)}
        position={intl.formatMessage(flowMessages.position, { step, count: steps.length })}
        current={current}
        steps={steps.map(({ id, href }) => ({
          id,
          label: intl.formatMessage(flowMessages[id]),
          ...(href ? { href } : {}),
        }))}
      />
    ) : undefined;
  return (
    <Room>
      <FlowLayout
        stepper={stepper}
        summary={summary}
        total={total}
        summaryLabel={intl.formatMessage(flowMessages.yourBooking)}
        action={action}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <div>
            <Typography variant="h1">{title}</Typography>
            {intro && (
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {intro}
              </Typography>
            )}
          </div>
          {children}
        </Box>
      </FlowLayout>
    </Room>
  );
}
