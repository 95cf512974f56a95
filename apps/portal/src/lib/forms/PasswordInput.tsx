import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { validationMessages } from './messages.ts';
import { TextInput } from './TextInput.tsx';
import type { FieldProps } from './useAppForm.ts';

interface PasswordInputProps extends FieldProps<'password'> {
  hint?: ReactNode;
}

/**
 * Asks for a password, hidden until the user reveals it. Allows pasting and password managers (WCAG
 * 3.3.8).
 */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <Button variant="text" size="small" onClick={() => setShown(!shown)} sx={{ minWidth: 0 }}>
            <FormattedMessage
              {...(shown ? validationMessages.hidePassword : validationMessages.showPassword)}
            />
          </Button>
        </InputAdornment>
      }
    />
  );
}
