/** The loyalty program for whoever asks. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { loadPage } from '../../server/paging.ts';
import { zoned } from '../../time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { once } from '../idempotency/once.ts';
import { join } from './join.ts';
import { levelOf, nextLevelOf, toLevels } from './levels.ts';
import { premiumOf, premiumsOf, stateOfPremium, toInfo, toPremium } from './premiums.ts';
import {
  activitiesOf,
  levelsOf,
  participantOf,
  registeredOf,
  stateOf,
  toState,
} from './program.ts';
import { redeemPremium, redemptionNamed } from './redeem.ts';

/** No list is longer (description). */
const mostExpirations = 400;

export const loyaltyHandlers = {
  async listLoyaltyActivities(request, { db }) {
    const { program } = await participantOf(db, request);
    const found = await activitiesOf(db, program.tenant);
    return ok(
      found.map(({ id, type, name, description, points }) => ({
        id,
        type,
        name,
        description,
        points,
      })),
    );
  },

  async getLoyaltyCustomerState(request, { db }) {
    return ok(toState(await participantOf(db, request)));
  },

  async getLoyaltyLandingPage(request, { db }) {
    const { program, member } = await participantOf(db, request);
    const { title, headline, text, advantages, pointsExpiry, expiresAtYearEnd } = program;
    const state = stateOf(member);
    return ok({ title, headline, text, advantages, pointsExpiry, expiresAtYearEnd, state });
  },

  async getLoyaltyTeaser(request, { db }) {
    const { program, member } = await participantOf(db, request);
    const activities = await activitiesOf(db, program.tenant);
    return ok({
      title: program.title,
      text: program.teaser,
      welcomePoints: activities
        .filter(({ type }) => type === 'REGISTRATION')
        .reduce((sum, { points }) => sum + points, 0),
      confirmationRequired: program.confirmationRequired,
      state: stateOf(member),
    });
  },

  async listLoyaltyLevels(request, { db, clock }) {
    const { program, member } = await participantOf(db, request);
    const takesPart = stateOf(member) === 'REGISTERED';
    const points = takesPart ? await registeredOf(db, request, clock.now()) : null;
    return ok(toLevels(await levelsOf(db, program.tenant), points?.ledger.collected ?? null));
  },

  async getLoyaltyOverview(request, { db, clock }) {
    const found = await registeredOf(db, request, clock.now());
    const { program, studio, ledger, today, registeredAt } = found;
    const levels = await levelsOf(db, program.tenant);
    return ok({
      title: program.title,
      points: ledger.balance,
      date: today,
      collectedPoints: ledger.collected,
      registeredAt: zoned(registeredAt, studio.zoneId),
      level: levelOf(levels, ledger.collected)?.name ?? null,
      nextLevel: nextLevelOf(levels, ledger.collected),
      expirations: ledger.expirations.slice(0, mostExpirations),
    });
  },

  async getLoyaltyWidget(request, { db, clock }) {
    const found = await registeredOf(db, request, clock.now());
    const { program, ledger } = found;
    const levels = await levelsOf(db, program.tenant);
    const premiums = await premiumsOf(db, found);
    return ok({
      title: program.title,
      points: ledger.balance,
      level: levelOf(levels, ledger.collected)?.name ?? null,
      nextLevel: nextLevelOf(levels, ledger.collected),
      nextExpiration: ledger.expirations[0] ?? null,
      redeemablePremiums: premiums.filter((one) => stateOfPremium(one, found) === 'REDEEMABLE')
        .length,
    });
  },

  async listLoyaltyPoints(request, { db, clock }) {
    const { ledger } = await registeredOf(db, request, clock.now());
    const entries = ledger.entries.toReversed();
    return ok(
      await loadPage(
        request.query,
        async ({ limit, offset }) => entries.slice(offset, offset + limit),
        async (rows) => rows,
      ),
    );
  },

  async listLoyaltyPremiums(request, { db, clock }) {
    const found = await registeredOf(db, request, clock.now());
    const premiums = await premiumsOf(db, found);
    return ok(premiums.map((one) => toPremium(one, found)));
  },

  async getLoyaltyPremiumInfo(request, { db, clock }) {
    const now = clock.now();
    const found = await registeredOf(db, request, now);
    const standing = await premiumOf(db, found, request.path.assignmentId);
    return ok(await toInfo(db, standing, found, now));
  },

  async registerForLoyaltyProgram(request, { db, clock }) {
    const { account } = request;
    await participantOf(db, request);
    const joined = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      return join(tx, request, clock.now());
    });
    return ok(toState(joined));
  },

  async redeemLoyaltyPremium(request, { db, clock }) {
    const { account, header, body, operationId } = request;
    const now = clock.now();
    const { studio } = await participantOf(db, request);
    const key = header['Idempotency-Key'] ?? null;
    const attempt = { key, operation: operationId, accountId: account.id, request: body };
    const id = await db.transaction((tx) =>
      once(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        return redeemPremium(tx, request, body, now);
      }),
    );
    return created(await redemptionNamed(db, id, studio.zoneId));
  },
} satisfies Partial<Handlers>;
