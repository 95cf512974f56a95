import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { Pad } from './Pad.tsx';
import { drawn, emptySignature, nameIn, written, type SignatureValue } from './signature.ts';

export { emptySignature, nameIn } from './signature.ts';
export type { SignatureValue } from './signature.ts';

export interface SignaturePadProps {
  /** Id of the field for the typed name, or of the pad without one, to which an error summary can lead. */
  id?: string;
  label: string;
  value: SignatureValue;
  /** Gets the signature at the end of each stroke, and with each letter of a typed name. */
  onChange: (value: SignatureValue) => void;
  texts: {
    /** Label of the field for who cannot draw: "Or type your name"; left out where a typed name is not taken. */
    typeName?: string;
    clear: string;
    /** What the pad shows, for screen readers. */
    empty: string;
    signed: string;
  };
  required?: boolean;
  /** Whether a signature is missing; the helper text then says so. */
  error?: boolean;
  helperText?: ReactNode;
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space(8),
  marginTop: space(12),
});

/**
 * A signature, drawn with mouse, pen or finger, or typed by who cannot draw (WCAG 2.1.1) where that is taken;
 * what comes later takes the place of what was there. Height 200, width 60 percent, on a phone 100.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, value, onChange, texts, required = false, error = false, helperText } = props;
  const madeId = useId();
  const id = props.id ?? madeId;
  const helperId = `${id}-helper`;
  const describedBy = helperText === undefined ? undefined : helperId;
  const [width, setWidth] = useState(0);
  const typed = useRef<HTMLInputElement>(null);
  const name = nameIn(value);
  const signed = value.dataUrl !== '';

  const clear = () => {
    onChange(emptySignature);
    typed.current?.focus();
  };
  return (
    <FormControl
      component="fieldset"
      required={required}
      error={error}
      aria-describedby={describedBy}
      {...(texts.typeName === undefined ? { id, tabIndex: -1 } : {})}
      sx={{ width: { xs: '100%', sm: '60%' } }}
    >
      <FormLabel component="legend" sx={{ marginBottom: space(8) }}>
        {label}
      </FormLabel>
      <Pad
        label={signed ? texts.signed : texts.empty}
        lines={value.lines}
        name={name}
        width={width}
        error={error}
        onWidth={setWidth}
        onStroke={(stroke) => onChange(drawn([...value.lines, stroke], width))}
      />
      <Foot>
        {texts.typeName !== undefined && (
          <TextField
            id={id}
            label={texts.typeName}
            value={name}
            onChange={(event) => onChange(written(event.target.value, width))}
            inputRef={typed}
            autoComplete="name"
            sx={{ flex: '1 1 200px' }}
            error={error}
            // The asterisk stands at the label of the whole; either way of signing will do.
            slotProps={{
              htmlInput: { 'aria-describedby': describedBy, 'aria-required': required },
            }}
          />
        )}
        <Button variant="text" size="large" disabled={!signed} onClick={clear}>
          {texts.clear}
        </Button>
      </Foot>
      {helperText !== undefined && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
