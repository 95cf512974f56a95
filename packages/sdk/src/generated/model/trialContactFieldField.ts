/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Name of the field in TrialCustomerData.
 */
export type TrialContactFieldField = typeof TrialContactFieldField[keyof typeof TrialContactFieldField];


export const TrialContactFieldField = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'dateOfBirth',
} as const;
