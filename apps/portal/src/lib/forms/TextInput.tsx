import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TextType } from './fieldSpec.ts';
import type { FieldProps } from './useAppForm.ts';
import { useField } from './useField.ts';

interface TextInputProps extends FieldProps<TextType> {
  /** Shown below the field unless there is an error. */
  hint?: ReactNode;
  /** Shown, submitted and visible to password managers, but not editable. */
  readOnly?: boolean;
  /** Normalizes the text when the user leaves the field. */
  tidy?: (typed: string) => string;
  /** Content at the end of the field. */
  end?: ReactNode;
  /** Number of visible rows of a multi-line text. */
  rows?: number;
  sx?: SxProps<Theme>;
}

/**
 * An email address is a plain text with the keyboard for addresses: `type="email"` makes Chromium
 * convert an international domain to ASCII (`xn--…`), so that the page shows another address than
 * the user has entered.
 */
const emailProps = {
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Renders a text field with its error below; the summary can focus it. Built from MUI's parts,
 * because MUI's TextField includes its select and menus, 15 kB for every form.
 */
export function TextInput(props: TextInputProps) {
  const {
    label,
    type,
    required,
    hint,
    autoComplete,
    readOnly = false,
    tidy,
    end,
    rows,
    sx,
  } = props;
  const { field, id, text, fault, textId } = useField(props);
  const below = fault ?? hint;
  return (
    <FormControl fullWidth error={Boolean(fault)} required={required} {...(sx ? { sx } : {})}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        value={text}
        inputRef={field.ref}
        ref={undefined}
        id={id}
        {...(rows === undefined
          ? { type: type === 'email' ? 'text' : type }
          : { multiline: true, rows })}
        label={label}
        readOnly={readOnly}
        endAdornment={end}
        onBlur={() => {
          if (tidy) field.onChange(tidy(text));
          field.onBlur();
        }}
        inputProps={{
          ...(type === 'email' ? emailProps : {}),
          autoComplete,
          'aria-describedby': below ? textId : undefined,
        }}
      />
      {below && <FormHelperText id={textId}>{below}</FormHelperText>}
    </FormControl>
  );
}
