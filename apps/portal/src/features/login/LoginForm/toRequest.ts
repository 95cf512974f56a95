import type { LoginRequest } from '@studio-portal/sdk/types';
import type { LoginValues } from './schema.ts';

/** Blanks around an address come from autofill; those in a password are meant. */
export const toRequest = ({ username, password }: LoginValues): LoginRequest => ({
  username: username.trim(),
  password,
});
