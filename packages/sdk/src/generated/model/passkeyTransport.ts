/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Transport of an authenticator.
 */
export type PasskeyTransport = typeof PasskeyTransport[keyof typeof PasskeyTransport];


export const PasskeyTransport = {
  ble: 'ble',
  cable: 'cable',
  hybrid: 'hybrid',
  internal: 'internal',
  nfc: 'nfc',
  'smart-card': 'smart-card',
  usb: 'usb',
} as const;
