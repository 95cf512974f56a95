import { createDevice } from './pushService.ts';

/** A push subscription at a service that tests never send to. */
export const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample-phone',
  keys: createDevice().keys,
};
