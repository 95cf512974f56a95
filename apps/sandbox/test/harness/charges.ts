/** Charges of contracts. */
import { chargeContracts } from '../../src/domains/memberships/charging.ts';
import type { Schemas } from '../../src/platform/api.ts';
import { instantAt } from '../../src/platform/time.ts';
import type { Sandbox } from './sandbox.ts';

/** Sets the clock to noon of a day in Berlin and runs the due charges. */
export async function chargeUntil({ services }: Sandbox, day: string): Promise<void> {
  services.clock.set(instantAt('Europe/Berlin', day, '12:00'));
  await chargeContracts(services);
}

export const toCents = ({ amount }: Schemas['Money']): number => Math.round(amount * 100);
