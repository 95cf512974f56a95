import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { Pad } from './Pad.tsx';
import {
  createDrawnSignature,
  emptySignature,
  getTypedName,
  createTypedSignature,
  type SignatureValue,
} from './signature.ts';

export { emptySignature, getTypedName } from './signature.ts';
export type { SignatureValue } from './signature.ts';

export interface SignaturePadProps {
  /**
   * Id of the field for the typed name, or of the pad if there is no field; the target of links in an error summary.
   */
  id?: string;
  label: string;
  value: SignatureValue;
  /** Called with the signature after each stroke and after each letter of a typed name. */
  onChange: (value: SignatureValue) => void;
  texts: {
    /** Label of the field for typed names: "Or type your name"; omitted if typing is not allowed. */
    typeName?: string;
    clear: string;
    /** Accessible labels of the pad. */
    empty: string;
    signed: string;
  };
  required?: boolean;
  /** Whether a required signature is missing; the helper text then says so. */
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
 * A signature, drawn with mouse, pen or finger, or, where allowed, typed by users who cannot draw (WCAG 2.1.1). A
 * later one replaces the earlier. 200 pixels high and 60 percent wide, on a phone 100.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, value, onChange, texts, required = false, error = false, helperText } = props;
  const madeId = useId();
  const id = props.id ?? madeId;
  const helperId = `${id}-helper`;
  const describedBy = helperText === undefined ? undefined : helperId;
  const [width, setWidth] = useState(0);
  const group = useRef<HTMLFieldSetElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const name = getTypedName(value);
  const signed = value.dataUrl !== '';

  const clear = () => {
    onChange(emptySignature);
    // Without a signature, the pressed button is disabled.
    (typed.current ?? group.current)?.focus();
  };
  return (
    <FormControl
      ref={group}
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
        onStroke={(stroke) => onChange(createDrawnSignature([...value.lines, stroke], width))}
      />
      <Foot>
        {texts.typeName !== undefined && (
          <TextField
            id={id}
            label={texts.typeName}
            value={name}
            onChange={(event) => onChange(createTypedSignature(event.target.value, width))}
            inputRef={typed}
            autoComplete="name"
            sx={{ flex: '1 1 200px' }}
            error={error}
            // The group's label has the asterisk; either way of signing suffices.
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
