/** Lists the instruments of an account, direct debits with their mandate. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type Instrument, loadAccountInstruments, toInstrument } from './instruments.ts';
import { isStudioMandate } from './mandates.ts';
import { mandates } from './tables.ts';

/** @param studio to pay at: a mandate names one creditor, so those of others are omitted; null lists all instruments */
export async function listInstruments(
  db: Database,
  accountId: number,
  studio: StoredStudio | null,
): Promise<Schemas['PaymentInstrument'][]> {
  const instruments = await loadAccountInstruments(db, accountId);
  const mandatesByReference = await loadMandates(db, accountId);
  return instruments
    .filter((instrument) => studio === null || isAcceptedAtStudio(studio, instrument))
    .map((instrument) => {
      const mandate = mandatesByReference.get(instrument.mandateReference ?? '');
      return { ...toInstrument(instrument), ...(mandate ? { mandate } : {}) };
    });
}

/** Returns whether an instrument may pay at a studio. */
export function isAcceptedAtStudio(
  studio: Pick<StoredStudio, 'id' | 'tenant'>,
  { mandateReference }: Pick<Instrument, 'mandateReference'>,
): boolean {
  return mandateReference === null || isStudioMandate(studio, mandateReference);
}

/** Loads mandates by reference. */
async function loadMandates(
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
