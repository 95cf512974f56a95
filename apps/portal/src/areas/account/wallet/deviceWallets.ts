/**
 * Returns which wallets a device can use. A computer offers both: it downloads the file for Apple Wallet, and the
 * address of Google Wallet saves to the account.
 */
export function deviceWallets(userAgent: string): { apple: boolean; google: boolean } {
  if (isApplePhone(userAgent)) return { apple: true, google: false };
  if (userAgent.includes('Android')) return { apple: false, google: true };
  return { apple: true, google: true };
}

/** Returns whether the device opens passes in Apple Wallet instead of saving them as files. */
export const isApplePhone = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);
