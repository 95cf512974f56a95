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
  /** Stands under the field until a fault takes its place. */
  hint?: ReactNode;
  /** Shown, sent and known to password managers, but not to be changed. */
  readOnly?: boolean;
  /** Puts what was typed into its usual form when the reader leaves the field. */
  tidy?: (typed: string) => string;
  /** Inside the field, behind the text. */
  end?: ReactNode;
  /** A text of several lines: how many are in sight. */
  rows?: number;
  sx?: SxProps<Theme>;
}

/**
 * A text field of a form: its fault stands under it, and the summary can jump to it. Put together from MUI's parts, because
 * MUI's TextField brings its select list and menus along, 15 kB for every form.
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
      <InputLabel htmlFor={id} {...(type === 'date' ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...field}
        value={text}
        inputRef={field.ref}
        ref={undefined}
        id={id}
        {...(rows === undefined ? { type } : { multiline: true, rows })}
        label={label}
        // A browser writes into an empty day how it is typed: the label stands above it.
        {...(type === 'date' ? { notched: true } : {})}
        readOnly={readOnly}
        endAdornment={end}
        onBlur={() => {
          if (tidy) field.onChange(tidy(text));
          field.onBlur();
        }}
        inputProps={{ autoComplete, 'aria-describedby': below ? textId : undefined }}
      />
      {below && <FormHelperText id={textId}>{below}</FormHelperText>}
    </FormControl>
  );
}
