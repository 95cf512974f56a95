/**
 * Polling interval for responses of a bank, in milliseconds; late responses of the sample bank take
 * 20 seconds.
 */
export const pollInterval = 3000;
