/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PasskeyTransport = /*#__PURE__*/ zod.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export type PasskeyTransport = zod.input<typeof PasskeyTransport>;
export type PasskeyTransportOutput = zod.output<typeof PasskeyTransport>;
