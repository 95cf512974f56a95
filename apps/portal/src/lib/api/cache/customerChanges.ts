/** What the calls of the customer center change; `changes` holds them against the SDK's calls. */

/** What forms are filled with, and the file with all that the studio keeps. */
const known = ['getCustomerInfo', 'getDataPrivacyDocument'] as const;

/** What is shown of a person may be missing in a form, or no more. */
const validations = [
  'validateBookAppointmentMasterData',
  'validateBookCourseMasterData',
  'validateBookTrialSessionMasterData',
  'validateSignContractMasterData',
  'getContractSignCondition',
] as const;

const messages = ['listMessages', 'getMessage', 'getUnreadMessagesCount'] as const;

export const customerChanges = {
  savePersonalData: ['getPersonalData', ...known, ...validations],
  saveAddressData: ['getAddressData', ...known, ...validations],
  saveContactData: ['getContactData', ...known, ...validations],
  savePaymentData: [
    'getPaymentData',
    'getSepaMandateDocument',
    'getDataPrivacyDocument',
    'listPaymentInstruments',
    'listAvailablePaymentTypes',
    // It pays what is debited.
    'listContracts',
    'getMainContract',
  ],
  withdrawAmendment: [
    'getPersonalData',
    'getAddressData',
    'getContactData',
    'getPaymentData',
    'getDataPrivacyDocument',
  ],
  readMessage: messages,
  readAllMessages: messages,
  deleteMessage: messages,
} as const;
