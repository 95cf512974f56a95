import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { validationMessages } from './messages.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { PasswordStrengthProps } from './PasswordStrength.tsx';
import type { FieldProps } from './useAppForm.ts';

// The meter knows many thousand passwords, so it loads with the first letter; offline it is
// omitted.
const PasswordStrength = lazy((): Promise<{ default: ComponentType<PasswordStrengthProps> }> =>
  import('./PasswordStrength.tsx').then(
    (module) => ({ default: module.PasswordStrength }),
    () => ({ default: () => null }),
  ),
);

/** Reserves the height of the meter to avoid layout shift. */
const Room = styled('div')({ height: 40 });

interface NewPasswordInputProps extends FieldProps<'password'> {
  /** Personal data such as name and e-mail; a password that contains them is weak. */
  own: readonly string[];
}

/**
 * Asks for a new password once, with its rule and a strength meter. It can be revealed instead of
 * being typed twice.
 */
export function NewPasswordInput({ own, ...field }: NewPasswordInputProps) {
  const typed: unknown = useWatch({ name: field.name });
  return (
    <div>
      <PasswordInput {...field} hint={<FormattedMessage {...validationMessages.password} />} />
      {typeof typed === 'string' && typed !== '' && (
        <Suspense fallback={<Room />}>
          <PasswordStrength password={typed} own={own} />
        </Suspense>
      )}
    </div>
  );
}
