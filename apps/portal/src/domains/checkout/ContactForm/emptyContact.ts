import type { ContactValues } from './schema.ts';

/** A contact step with nothing in it. */
export const emptyContact: ContactValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  countryCode: '',
};
