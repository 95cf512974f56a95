/** What an account keeps, as its own list has it: direct debits with the mandate that was given. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type Instrument, instrumentsOf, toInstrument } from './instruments.ts';
import { isMandateOf } from './mandates.ts';
import { mandates } from './tables.ts';

/** @param studio where it is to pay: a mandate names one creditor, so those of others are left out; null for all that is kept */
export async function listInstruments(
  db: Database,
  accountId: number,
  studio: StoredStudio | null,
): Promise<Schemas['PaymentInstrument'][]> {
  const kept = await instrumentsOf(db, accountId);
  const given = await mandatesOf(db, accountId);
  return kept
    .filter((instrument) => studio === null || paysAt(studio, instrument))
    .map((instrument) => {
      const mandate = given.get(instrument.mandateReference ?? '');
      return { ...toInstrument(instrument), ...(mandate ? { mandate } : {}) };
    });
}

/** Whether something kept may pay there. */
export function paysAt(
  studio: Pick<StoredStudio, 'id' | 'tenant'>,
  { mandateReference }: Pick<Instrument, 'mandateReference'>,
): boolean {
  return mandateReference === null || isMandateOf(studio, mandateReference);
}

/** By reference. */
async function mandatesOf(
  db: Database,
  accountId: number,
): Promise<Map<string, Schemas['GivenMandate']>> {
  const rows = await db
    .select({ mandate: mandates, zoneId: studios.zoneId })
    .from(mandates)
    .innerJoin(studios, eq(studios.id, mandates.studioId))
    .where(eq(mandates.accountId, accountId));
  return new Map(
    rows.flatMap(({ mandate, zoneId }) => {
      const { reference, agreement, givenAt, debtorName, debtorAddress } = mandate;
      if (givenAt === null || debtorName === null) return [];
      return [
        [
          reference,
          {
            agreement: { ...agreement, mandateReference: reference },
            debtorName,
            debtorAddress,
            givenAt: zoned(givenAt, zoneId),
          },
        ] as const,
      ];
    }),
  );
}
