/** What calls about contracts and their modules change; `changes` holds them against the SDK's calls. */

/** Contracts as they are shown, with what may be done with them. */
export const contracts = [
  'listContracts',
  'getMainContract',
  'listPendingCancelations',
  'getContractDocument',
  'getContractDownloadUrl',
  'getContractCancelationDates',
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
  // Nobody is told what comes of it.
  createPublicCancelation: nothing,
  createPublicWithdrawal: nothing,
} as const;
