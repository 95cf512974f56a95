/** Whether this browser can show notifications of the portal at all; Safari on an iPhone can once the portal is on the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
