import type { ReactNode } from 'react';
import type { SelectOption } from './options.ts';

/** Names of the controls, in the language on screen. */
export interface SelectTexts {
  open: string;
  close: string;
  clear: string;
  /** Label of the search on a phone. */
  search: string;
  /** Ends the choosing on a phone where several can be chosen. */
  done: string;
  /** Said where the search finds nothing. */
  noOptions: string;
}

export interface SelectFieldBase<Value extends string | number> {
  /** Id of the control, to which an error summary can lead; one is made where none is given. */
  id?: string;
  label: string;
  options: readonly SelectOption<Value>[];
  texts: SelectTexts;
  /** 44 pixels high, or 50. */
  size?: 'medium' | 'large';
  required?: boolean;
  disabled?: boolean;
  /** Whether the answer is wrong; the helper text then says why. */
  error?: boolean;
  helperText?: ReactNode;
  onBlur?: () => void;
  /** What browsers may fill in, such as "country" (WCAG 1.3.5). */
  autoComplete?: string;
}

export interface SingleChoice<Value> {
  multiple?: false;
  /** The chosen value, or null where nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

export interface MultipleChoice<Value> {
  multiple: true;
  value: readonly Value[];
  /** Gets all chosen values in the order in which they were chosen. */
  onChange: (value: Value[]) => void;
}

export type SelectFieldProps<Value extends string | number> = SelectFieldBase<Value> &
  (SingleChoice<Value> | MultipleChoice<Value>);

/**
 * What the two looks of the field have in common; single and multiple choices are lists here, and
 * the type of the values is `SelectField`'s own business.
 */
export interface Choosing extends Required<
  Pick<SelectFieldBase<string | number>, 'id' | 'label' | 'options' | 'texts' | 'size' | 'required'>
> {
  disabled: boolean;
  error: boolean;
  helperText: ReactNode;
  onBlur: (() => void) | undefined;
  autoComplete: string | undefined;
  multiple: boolean;
  chosen: SelectOption<string | number>[];
  choose: (options: readonly SelectOption<string | number>[]) => void;
}
