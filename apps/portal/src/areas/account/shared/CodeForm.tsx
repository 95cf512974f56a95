import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VerifyRequest } from '@studio-portal/sdk/zod/schemas/VerifyRequest';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { codeField } from './codeField.ts';
import { messages } from './messages.ts';

export const codeFields = withSchemas({ code: codeField }, VerifyRequest.shape);

interface CodeFormProps {
  onCode: (code: string) => void;
  pending: boolean;
  error: unknown;
  /** Sends a new code; omit it if none can be requested. */
  onResend?: (() => void) | undefined;
  resending?: boolean;
  /** True once a new code was sent. */
  resent?: boolean;
}

/** Form for a code from a mail, with a button to request a new one. */
export function CodeForm(props: CodeFormProps) {
  const { onCode, pending, error, onResend, resending, resent } = props;
  const { form, field } = useAppForm(codeFields, {
    start: { code: '' },
    onSubmit: ({ code }) => onCode(code),
    pending,
    error,
  });
  return (
    <Stack spacing={2}>
      <Form of={form} submit={<FormattedMessage {...messages.confirm} />}>
        <TextInput {...field('code')} hint={<FormattedMessage {...messages.codeHint} />} />
      </Form>
      {onResend && (
        <Stack spacing={1} sx={{ alignItems: 'start' }}>
          <LoadingButton variant="outlined" loading={resending ?? false} onClick={onResend}>
            <FormattedMessage {...messages.resend} />
          </LoadingButton>
          <Typography role="status" variant="body2" color="textSecondary">
            {resent && <FormattedMessage {...messages.resent} />}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}
