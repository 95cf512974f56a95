/** Returns whether the browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
