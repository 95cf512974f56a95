/** Effects of calls of the customer center; `changes` checks them against the SDK's calls. */

/** Data that prefills forms, and the file with all data that the studio holds. */
const customerRecords = ['getCustomerInfo', 'getDataPrivacyDocument'] as const;

/** Validations of master data, which a change can make pass or fail. */
const validations = [
  'validateBookAppointmentMasterData',
  'validateBookCourseMasterData',
  'validateBookTrialSessionMasterData',
  'validateSignContractMasterData',
  'getContractSignCondition',
] as const;

const messages = ['listMessages', 'getMessage', 'getUnreadMessagesCount'] as const;

export const customerChanges = {
  savePersonalData: ['getPersonalData', ...customerRecords, ...validations],
  saveAddressData: ['getAddressData', ...customerRecords, ...validations],
  saveContactData: ['getContactData', ...customerRecords, ...validations],
  savePaymentData: [
    'getPaymentData',
    'getSepaMandateDocument',
    'getDataPrivacyDocument',
    'listPaymentInstruments',
    'listAvailablePaymentTypes',
    // Contracts show the instrument that pays for them.
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
