/** Costs of a member's contract for each choice. */
import type { Database } from '../../platform/database/database.ts';
import { type Handlers, ok, type Schemas } from '../../platform/api.ts';
import { money } from '../../platform/money.ts';
import { toEditability } from '../accounts/permissions.ts';
import { findSituation } from '../idlePeriods/ownIdlePeriods.ts';
import { nextPossibleDays } from '../idlePeriods/rules.ts';
import { loadOffers } from '../membershipOffers/offers.ts';
import type { Charge } from '../memberships/computeCharges.ts';
import { findOwnMembership } from '../memberships/ownMemberships.ts';
import { toCharge } from '../memberships/view.ts';
import { computeOutlooks, type Outlook, outlookUntil } from './computeOutlooks.ts';

/** Length of the proposed pause. */
const pauseDays = 28;

/** Finds the pause that the member could request next for this contract; null if there is none. */
async function findPause(
  db: Database,
  { customer, membership, memberships }: Awaited<ReturnType<typeof findOwnMembership>>,
  now: Date,
) {
  if (!toEditability(customer, 'IDLE_PERIOD').editable) return null;
  const found = await findSituation(db, memberships, now);
  if (found?.membership !== membership) return null;
  const pause = nextPossibleDays(found.situation, pauseDays);
  return pause && { pause, lengthensTerm: found.situation.rules.lengthensTerm };
}

const sumCents = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Adds up the charges of the first day with a positive sum. */
function toNextPayment(
  charges: readonly Charge[],
  currency: string,
): Schemas['ContractPayment'] | null {
  for (const { chargeDate: dueDate } of charges) {
    const ofDay = charges.filter(({ chargeDate }) => chargeDate === dueDate);
    const cents = sumCents(ofDay);
    if (cents > 0)
      return {
        dueDate,
        price: money(cents, currency),
        charges: ofDay.map((one) => toCharge(one, currency)),
      };
  }
  return null;
}

function toOutlook(outlook: Outlook, currency: string): Schemas['ContractOutlook'] {
  const { choice, endDate, charges } = outlook;
  return {
    choice,
    endDate,
    nextPayment: toNextPayment(charges, currency),
    total: money(sumCents(charges), currency),
    pause: outlook.choice === 'PAUSE' ? outlook.pause : null,
    upgrade: outlook.choice === 'CHANGE' ? outlook.upgrade : null,
  };
}

export const outlookHandlers = {
  async getContractOutlooks(request, { db, clock }) {
    const { contractId } = request.path;
    const now = clock.now();
    const own = await findOwnMembership(db, request, contractId, now);
    const { membership, today } = own;
    const outlooks = computeOutlooks(membership, today, {
      paused: await findPause(db, own, now),
      offers: await loadOffers(db, membership.studio, today),
    });
    return ok({
      contractId,
      untilDate: outlookUntil(today),
      outlooks: outlooks.map((outlook) => toOutlook(outlook, membership.contract.currency)),
    });
  },
} satisfies Partial<Handlers>;
