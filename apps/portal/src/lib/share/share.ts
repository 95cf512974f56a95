/** Returns whether the device has a list of apps to share with. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the device's list of apps to share with, until the user chooses one or closes it. */
export const share = (data: ShareData): Promise<void> =>
  navigator.share(data).catch(() => undefined);
