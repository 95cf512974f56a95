import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSavePersonalCalendar } from '@studio-portal/sdk/api/my-calendar';
import { PersonalCalendarRequest } from '@studio-portal/sdk/zod/schemas/PersonalCalendarRequest';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notify } from '../../../lib/browser/notices.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { formMessages } from '../../../lib/forms/messages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { calendarMessages } from './calendarMessages.ts';

export const calendarFields = {
  url: {
    label: calendarMessages.address,
    missing: calendarMessages.enterAddress,
    invalid: calendarMessages.invalidAddress,
    type: 'text',
    schema: PersonalCalendarRequest.shape.url,
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

/** Form for the address of the member's own calendar. Explains which times are read and where to find the address. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const formId = useId();
  const { mutate, isPending, error } = useSavePersonalCalendar({
    mutation: {
      onSuccess: () => {
        onClose();
        notify({ type: 'success', title: intl.formatMessage(calendarMessages.added) });
        recoverLostFocus();
      },
    },
  });
  const { form, field } = useAppForm(calendarFields, {
    start: { url: '' },
    onSubmit: (data) => mutate({ data }),
    pending: isPending,
    error,
  });
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...calendarMessages.add} />
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          <FormattedMessage {...calendarMessages.text} />
        </Typography>
        <Form of={form} id={formId}>
          <TextInput
            {...field('url')}
            hint={<FormattedMessage {...calendarMessages.whereToFind} />}
          />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isPending} onClick={onClose}>
          <FormattedMessage {...formMessages.cancel} />
        </Button>
        <LoadingButton type="submit" form={formId} loading={isPending}>
          <FormattedMessage {...calendarMessages.connect} />
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
