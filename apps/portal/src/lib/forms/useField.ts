import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from './useAppForm.ts';

/**
 * Prefix of the ids of a form's fields. Two forms can be on the page at once, such as the login
 * over a page whose session has ended, and both may have a password field.
 */
export const FormIdContext = createContext('field');

/** Returns the id of a field's input, which the error summary links to. */
export const fieldId = (form: string, name: string): string =>
  `${form}-${name.replaceAll('.', '-')}`;

/**
 * Connects an input to its field in the surrounding form. `text` is the value, `fault` the error.
 */
export function useField({ name }: Pick<FieldProps, 'name'>) {
  const { field, fieldState } = useController({ name });
  const id = fieldId(useContext(FormIdContext), name);
  const value: unknown = field.value;
  return {
    field,
    id,
    text: typeof value === 'string' ? value : '',
    fault: fieldState.error?.message,
    /** Id of the text below the input. */
    textId: `${id}-text`,
  };
}
