import { createContext, useContext } from 'react';
import { fieldId } from './fieldFaults.ts';

/**
 * What the ids of a form's fields begin with. Two forms may be on the page at once, such as the login over a page whose session
 * has ended; both may have a password.
 */
export const FormIdContext = createContext('field');

/** The id of a field of the form around it. */
export const useFieldId = (name: string): string => fieldId(useContext(FormIdContext), name);
