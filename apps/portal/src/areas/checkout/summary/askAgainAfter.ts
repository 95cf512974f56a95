/** How long until the server is asked again what a bank has answered, in milliseconds; the sample bank's late answers take 20 seconds. */
export const askAgainAfter = 3000;
