import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { validationMessages } from './messages.ts';
import { type Strength, passwordStrength } from './passwordStrength.ts';

const words = {
  0: validationMessages.strengthWeak,
  1: validationMessages.strengthWeak,
  2: validationMessages.strengthFair,
  3: validationMessages.strengthGood,
  4: validationMessages.strengthStrong,
} as const satisfies Record<Strength, object>;

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(6),
  boxSizing: 'border-box',
  minHeight: 40,
  paddingTop: space(8),
  color: theme.vars.palette.text.secondary,
}));

const Steps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space(4),
});

const Step = styled('span', { shouldForwardProp: (name) => name !== 'reached' })<{
  reached: boolean;
}>(({ theme, reached }) => ({
  height: 4,
  borderRadius: 2,
  backgroundColor: reached ? theme.vars.palette.primary.main : theme.vars.palette.divider,
}));

export interface PasswordStrengthProps {
  password: string;
  /** Personal data; a password that contains them is weak. */
  own: readonly string[];
}

/** Shows how hard a password is to guess. Only advice: the server enforces the rule (spec 5). */
export function PasswordStrength({ password, own }: PasswordStrengthProps) {
  // Deferred, because estimating takes some milliseconds and must not delay typing.
  const strength = passwordStrength(useDeferredValue(password), own);
  return (
    <Root>
      <Steps aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <Step key={step} reached={step <= Math.max(1, strength)} />
        ))}
      </Steps>
      <span aria-live="polite">
        <FormattedMessage {...words[strength]} />
      </span>
    </Root>
  );
}
