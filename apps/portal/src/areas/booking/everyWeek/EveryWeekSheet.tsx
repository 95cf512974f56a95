import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCreateStandingBooking } from '@studio-portal/sdk/api/standing-bookings';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { SideSheet } from '@studio-portal/ui/SideSheet';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { clockOptions, formatInstant } from '../../../lib/dates/dates.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { formMessages } from '../../../lib/forms/messages.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { CourseAppointment } from '../courses/bookingState.ts';
import { messages } from './messages.ts';
import { StandingDates } from './StandingDates.tsx';

const Content = styled('div')({ display: 'grid', gap: space(16) });

const Points = styled('ul')({ display: 'grid', gap: space(8), margin: 0, paddingInlineStart: 20 });

interface EveryWeekSheetProps {
  appointment: CourseAppointment;
  /** Share of the places for weekly bookings, in percent. */
  sharePercent: number;
  open: boolean;
  onClose: () => void;
}

/** Explains what it means to have a class booked every week, sets it up, and shows what became of the next dates. */
export function EveryWeekSheet({ appointment, sharePercent, open, onClose }: EveryWeekSheetProps) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { course, slot } = appointment;
  const create = useCreateStandingBooking();
  const { data: standing, error } = create;
  const when = formatInstant(slot.startDateTime, intl.locale, slot.studio.zoneId, {
    weekday: 'long',
    ...clockOptions(intl.locale),
  });
  return (
    <SideSheet
      open={open}
      title={<FormattedMessage {...messages.offer} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      onClose={onClose}
      footer={
        standing ? (
          <Button variant="contained" component={Link} to={path('everyWeek', { studioUuid })}>
            <FormattedMessage {...titles.everyWeek} />
          </Button>
        ) : (
          <LoadingButton
            variant="contained"
            loading={create.isPending}
            onClick={() => create.mutate({ data: { courseAppointmentId: course.id } })}
          >
            <FormattedMessage {...messages.confirm} />
          </LoadingButton>
        )
      }
    >
      <Content>
        <div>
          <Typography variant="subtitle1" component="p">
            {course.name}
          </Typography>
          <Typography color="textSecondary">
            <FormattedMessage {...messages.when} values={{ when, studio: slot.studio.name }} />
          </Typography>
        </div>
        {error && (
          <Alert kind="error">
            <ErrorMessage error={error} timeZone={slot.studio.zoneId} />
          </Alert>
        )}
        <Typography role="status" component="div">
          {standing && (
            <StepStart>
              <FormattedMessage {...messages.done} />
            </StepStart>
          )}
        </Typography>
        {standing ? (
          <StandingDates standing={standing} />
        ) : (
          <Points>
            {[messages.explainDates, messages.explainLimits].map((message) => (
              <li key={message.id}>
                <FormattedMessage {...message} />
              </li>
            ))}
            <li>
              <FormattedMessage
                {...messages.explainShare}
                values={{ share: intl.formatNumber(sharePercent / 100, { style: 'percent' }) }}
              />
            </li>
            {[messages.explainReason, messages.explainMissed].map((message) => (
              <li key={message.id}>
                <FormattedMessage {...message} />
              </li>
            ))}
          </Points>
        )}
      </Content>
    </SideSheet>
  );
}
