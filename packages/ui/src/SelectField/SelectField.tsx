import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { DropdownSelect } from './DropdownSelect.tsx';
import { OverlaySelect } from './OverlaySelect.tsx';
import type { SelectFieldProps, Choosing } from './selectFieldProps.ts';

export type { SelectOption } from './options.ts';
export type { SelectFieldProps, SelectTexts } from './selectFieldProps.ts';

/**
 * A choice of one or of several from a list that can be searched: a dropdown, and on a phone an
 * overlay over the whole screen (screens specification, section 4, "mobile select"). A value
 * that no option has counts as not chosen.
 */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const madeId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const optionOf = (value: string | number | null) =>
    props.options.find((option) => option.value === value) ?? [];
  const values: readonly (Value | null)[] = props.multiple ? props.value : [props.value];
  const choosing: Choosing = {
    id: props.id ?? madeId,
    label: props.label,
    options: props.options,
    texts: props.texts,
    size: props.size ?? 'medium',
    required: props.required ?? false,
    disabled: props.disabled ?? false,
    error: props.error ?? false,
    helperText: props.helperText,
    onBlur: props.onBlur,
    autoComplete: props.autoComplete,
    multiple: props.multiple ?? false,
    chosen: values.flatMap(optionOf),
    choose: (picked) => {
      const next = picked.flatMap(({ value }) => optionOf(value)).map(({ value }) => value);
      if (props.multiple) props.onChange(next);
      else props.onChange(next[0] ?? null);
    },
  };
  return onPhone ? <OverlaySelect {...choosing} /> : <DropdownSelect {...choosing} />;
}
