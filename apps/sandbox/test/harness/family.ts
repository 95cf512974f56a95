/** The member's family in tests, and the header to act for them. */
import type { Sandbox } from './sandbox.ts';

export const child = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01';
export const partner = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b02';

/** Accounts of the family members. */
export const childId = 9003;
export const partnerId = 9004;

export const actingForHeader = (id: string) => ({ 'x-acting-for': id });

export const setUpFamily = (sandbox: Sandbox) =>
  sandbox.state('a child and a partner', { child, partner });
