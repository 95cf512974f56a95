/**
 * Effects of calls about contracts and their modules; `changes` checks them against the SDK's
 * calls.
 */

/** Contracts and the actions available for them. */
export const contracts = [
  'listContracts',
  'getMainContract',
  'listPendingCancelations',
  'getContractDocument',
  'getContractDownloadUrl',
  'getContractCancelationDates',
  'getContractOutlooks',
  'listBookableModules',
  'getModuleCancelationDates',
] as const;

const nothing = [] as const;

export const contractChanges = {
  previewContract: nothing,
  previewPublicContract: nothing,
  previewContractUpgrade: nothing,
  validateTaxId: nothing,
  convertBankAccount: nothing,
  convertPublicBankAccount: nothing,
  signPublicContract: nothing,
  cancelContract: contracts,
  withdrawContractCancelation: contracts,
  withdrawModuleContractCancelation: contracts,
  bookModuleContract: contracts,
  cancelModuleContract: contracts,
  // The public forms return no result that a page shows.
  createPublicCancelation: nothing,
  createPublicWithdrawal: nothing,
} as const;
