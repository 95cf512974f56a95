import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { MigrationSteps } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Markdown } from '@studio-portal/ui/Markdown';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { moveFocus } from '../../../lib/focus/moveFocus.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { ConsentText } from './ConsentText.tsx';
import type { Step, WizardEvent, WizardState } from './machine.ts';

/** Pixels (spec 2, section 9). */
const width = 610;

const stepKeys = {
  INTRO: 'step1',
  ACCEPT_TERMS: 'step2',
  REFUSAL: 'step3',
  REFUSAL_RESULT: 'step4',
} as const satisfies Record<Step, keyof MigrationSteps>;

interface MigrationDialogProps {
  steps: MigrationSteps;
  state: WizardState;
  send: (event: WizardEvent) => void;
  pending: boolean;
  error: unknown;
}

/**
 * One step of the wizard, with the server's texts. No close button; Escape and clicks outside do
 * nothing (spec 2, section 2).
 */
export function MigrationDialog({ steps, state, send, pending, error }: MigrationDialogProps) {
  const { step, ticked, consentMissing } = state;
  const { title, content, labelText, confirmText, cancelText, checkbox } = steps[stepKeys[step]];
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers start each step at its title.
  useEffect(() => moveFocus(heading.current), [step]);
  const consentBox = useRef<HTMLInputElement>(null);
  // The error disables the pressed button.
  useEffect(() => {
    if (consentMissing) consentBox.current?.focus();
  }, [consentMissing]);
  return (
    <Dialog open aria-labelledby={`${id}-title`} slotProps={{ paper: { sx: { maxWidth: width } } }}>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {labelText}
        </Typography>
        <Typography ref={heading} id={`${id}-title`} variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Markdown text={content} />
        <FormControl error={consentMissing} sx={{ mt: 2 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={ticked.includes(step)}
                disabled={pending}
                onChange={(event) => send({ type: 'tick', ticked: event.target.checked })}
                slotProps={{
                  input: {
                    ref: consentBox,
                    'aria-invalid': consentMissing,
                    'aria-describedby': consentMissing ? `${id}-missing` : undefined,
                  },
                }}
              />
            }
            label={<ConsentText {...checkbox} />}
            sx={{ alignItems: 'flex-start' }}
          />
          {consentMissing && (
            <FormHelperText id={`${id}-missing`} role="alert">
              <FormattedMessage {...validationMessages.terms} />
            </FormHelperText>
          )}
        </FormControl>
        {error ? (
          <Alert kind="error">
            <ErrorMessage error={error} />
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={() => send({ type: 'cancel' })}>
          {cancelText}
        </Button>
        <LoadingButton
          loading={pending}
          disabled={consentMissing}
          onClick={() => send({ type: 'confirm' })}
        >
          {confirmText}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
