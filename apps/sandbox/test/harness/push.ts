import { createDevice } from './pushService.ts';

/** What a browser has subscribed to, at a service that nothing is ever sent to in a test. */
export const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample-phone',
  keys: createDevice().keys,
};
