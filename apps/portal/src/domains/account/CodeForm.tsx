import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import type { CodeValues } from './codeSchema.ts';
import { messages } from './messages.ts';

interface CodeFormProps {
  onCode: (code: string) => void;
  pending: boolean;
  error: unknown;
  /** Sends a new code; left out where nobody can ask for one. */
  onResend?: (() => void) | undefined;
  resending?: boolean;
  /** A new code has been sent. */
  resent?: boolean;
}

/** The code of a mail, typed or pasted, and a way to a new one. */
export function CodeForm(props: CodeFormProps) {
  const { onCode, pending, error, onResend, resending, resent } = props;
  const intl = useIntl();
  const form = useForm<CodeValues>({
    resolver: lazyResolver(async () => (await import('./codeSchema.ts')).codeSchema(intl)),
    defaultValues: { code: '' },
  });
  return (
    <Stack spacing={2}>
      <FormShell
        form={form}
        labels={{ code: intl.formatMessage(messages.code) }}
        onSubmit={({ code }) => onCode(code)}
        loading={pending}
        submitError={error}
        submitLabel={<FormattedMessage {...messages.confirm} />}
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          label={<FormattedMessage {...messages.code} />}
          hint={<FormattedMessage {...messages.codeHint} />}
          required
        />
      </FormShell>
      {onResend && (
        <Stack spacing={1} sx={{ alignItems: 'start' }}>
          <Button variant="outlined" loading={resending ?? false} onClick={onResend}>
            <FormattedMessage {...messages.resend} />
          </Button>
          <Typography role="status" variant="body2" color="textSecondary">
            {resent && <FormattedMessage {...messages.resent} />}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}
