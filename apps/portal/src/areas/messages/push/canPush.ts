/**
 * Returns whether the browser can show notifications; Safari on iPhones requires the portal on the
 * home screen.
 */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
