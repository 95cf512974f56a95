import Button from '@mui/material/Button';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { formMessages } from './messages.ts';

interface FormActionsProps {
  /** Label of the submit button. */
  submit: ReactNode;
  pending: boolean;
  /** Id of the form, for buttons outside of it. */
  form?: string;
  /** Address that Cancel leads to; without it there is no Cancel. */
  cancelTo?: string | undefined;
  /** Another action beside the submit button. */
  children?: ReactNode;
}

/** Buttons at the end of a form: submit, and Cancel for forms that change something. */
export const FormActions = ({ submit, pending, form, cancelTo, children }: FormActionsProps) => (
  <Actions>
    <LoadingButton type="submit" form={form} loading={pending} size="large">
      {submit}
    </LoadingButton>
    {cancelTo !== undefined && (
      <Button variant="text" color="inherit" size="large" component={Link} to={cancelTo}>
        <FormattedMessage {...formMessages.cancel} />
      </Button>
    )}
    {children}
  </Actions>
);
