/** Takes the place of `virtual:messages`: only browsers load texts from an address. */
export function addressOf(): never {
  throw new Error('The server reads texts from locales/, not from an address.');
}
