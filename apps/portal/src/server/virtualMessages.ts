/** Replaces `virtual:messages` on the server: only browsers load texts by URL. */
export function textsUrl(): never {
  throw new Error('The server reads texts from locales/, not from an address.');
}
