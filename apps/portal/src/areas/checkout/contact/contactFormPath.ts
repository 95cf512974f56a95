import { addParameter } from '../../../lib/address/query.ts';

const parameter = 'change';

/**
 * Returns the address of the contact form, keeping an existing query. Unlike the address of the step
 * itself, it shows the form even if all of it is known.
 */
export const contactFormPath = (contact: string): string =>
  addParameter(contact, parameter, 'contact');

/** Returns whether an address is that of the contact form. */
export const isContactForm = (query: URLSearchParams): boolean => query.has(parameter);
