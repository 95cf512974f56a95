import Typography from '@mui/material/Typography';
import {
  useDeleteBookingOpeningReminder,
  useSaveBookingOpeningReminder,
} from '@studio-portal/sdk/api/standing-bookings';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorNotice } from '../../../lib/api/errors/errorNotice.tsx';
import { notify } from '../../../lib/browser/notices.ts';
import { messages } from './messages.ts';

interface OpeningReminderProps {
  courseAppointmentId: number;
  /** Whether the member is reminded. */
  isSet: boolean;
}

/** Sets or removes the reminder that booking of a class opens. */
export function OpeningReminder({ courseAppointmentId, isSet }: OpeningReminderProps) {
  const intl = useIntl();
  const onError = (error: Error) => notify(errorNotice(error, intl));
  const save = useSaveBookingOpeningReminder({ mutation: { onError } });
  const remove = useDeleteBookingOpeningReminder({ mutation: { onError } });
  const change = isSet ? remove : save;
  return (
    <>
      <Typography role="status" color="textSecondary">
        {isSet && <FormattedMessage {...messages.reminded} />}
      </Typography>
      <LoadingButton
        variant={isSet ? 'text' : 'outlined'}
        loading={save.isPending || remove.isPending}
        onClick={() => change.mutate({ itemId: courseAppointmentId })}
      >
        <FormattedMessage {...(isSet ? messages.forget : messages.remind)} />
      </LoadingButton>
    </>
  );
}
