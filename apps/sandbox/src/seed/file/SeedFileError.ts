/** The file of `--seed` cannot be used; the message says where and why. */
export class SeedFileError extends Error {}
