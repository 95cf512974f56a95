import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { validationMessages } from './messages.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { PasswordStrengthProps } from './PasswordStrength.tsx';
import type { FieldProps } from './useAppForm.ts';

// The meter knows many thousand passwords, so it comes with the first letter; offline the advice is left out.
const PasswordStrength = lazy((): Promise<{ default: ComponentType<PasswordStrengthProps> }> =>
  import('./PasswordStrength.tsx').then(
    (module) => ({ default: module.PasswordStrength }),
    () => ({ default: () => null }),
  ),
);

/** As high as the meter, so that nothing moves away under a finger when it comes. */
const Room = styled('div')({ height: 40 });

interface NewPasswordInputProps extends FieldProps<'password'> {
  /** What belongs to the person, such as name and e-mail; a password made of it is weak. */
  own: readonly string[];
}

/** A new password with its rule, and how strong it is. It is asked for once: it can be looked at instead of typed twice. */
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
