import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from './useAppForm.ts';

/**
 * What the ids of a form's fields begin with. Two forms may be on the page at once, such as the login over a page whose session
 * has ended; both may have a password.
 */
export const FormIdContext = createContext('field');

/** The id of the input of a field in the form that `form` names: what the summary links to. */
export const fieldId = (form: string, name: string): string =>
  `${form}-${name.replaceAll('.', '-')}`;

/** Ties an input to its field in the form around it. `text` holds an input's text, `fault` what is wrong with it. */
export function useField({ name }: Pick<FieldProps, 'name'>) {
  const { field, fieldState } = useController({ name });
  const id = fieldId(useContext(FormIdContext), name);
  const value: unknown = field.value;
  return {
    field,
    id,
    text: typeof value === 'string' ? value : '',
    fault: fieldState.error?.message,
    /** Of the words under the input. */
    textId: `${id}-text`,
  };
}
