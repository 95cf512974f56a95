/** Loyalty program of the current member. */
import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { loadPage } from '../../platform/http/paging.ts';
import { zoned } from '../../platform/time.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { join } from './join.ts';
import { findLevel, findNextLevel, toLevels } from './levels.ts';
import { getPremium, loadPremiums, premiumState, toInfo, toPremium } from './premiums.ts';
import {
  loadActivities,
  loadLevels,
  getParticipant,
  getRegistered,
  participationState,
  toState,
} from './program.ts';
import { redeemPremium, loadRedemption } from './redeem.ts';

/** Maximum length of the list, as described. */
const maxExpirations = 400;

export const loyaltyHandlers = {
  async listLoyaltyActivities(request, { db }) {
    const { program } = await getParticipant(db, request);
    const found = await loadActivities(db, program.tenant);
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
    return ok(toState(await getParticipant(db, request)));
  },

  async getLoyaltyLandingPage(request, { db }) {
    const { program, member } = await getParticipant(db, request);
    const { title, headline, text, advantages, pointsExpiry, expiresAtYearEnd } = program;
    const state = participationState(member);
    return ok({ title, headline, text, advantages, pointsExpiry, expiresAtYearEnd, state });
  },

  async getLoyaltyTeaser(request, { db }) {
    const { program, member } = await getParticipant(db, request);
    const activities = await loadActivities(db, program.tenant);
    return ok({
      title: program.title,
      text: program.teaser,
      welcomePoints: activities
        .filter(({ type }) => type === 'REGISTRATION')
        .reduce((sum, { points }) => sum + points, 0),
      confirmationRequired: program.confirmationRequired,
      state: participationState(member),
    });
  },

  async listLoyaltyLevels(request, { db, clock }) {
    const { program, member } = await getParticipant(db, request);
    const takesPart = participationState(member) === 'REGISTERED';
    const points = takesPart ? await getRegistered(db, request, clock.now()) : null;
    return ok(toLevels(await loadLevels(db, program.tenant), points?.ledger.collected ?? null));
  },

  async getLoyaltyOverview(request, { db, clock }) {
    const found = await getRegistered(db, request, clock.now());
    const { program, studio, ledger, today, registeredAt } = found;
    const levels = await loadLevels(db, program.tenant);
    return ok({
      title: program.title,
      points: ledger.balance,
      date: today,
      collectedPoints: ledger.collected,
      registeredAt: zoned(registeredAt, studio.zoneId),
      level: findLevel(levels, ledger.collected)?.name ?? null,
      nextLevel: findNextLevel(levels, ledger.collected),
      expirations: ledger.expirations.slice(0, maxExpirations),
    });
  },

  async getLoyaltyWidget(request, { db, clock }) {
    const found = await getRegistered(db, request, clock.now());
    const { program, ledger } = found;
    const levels = await loadLevels(db, program.tenant);
    const premiums = await loadPremiums(db, found);
    return ok({
      title: program.title,
      points: ledger.balance,
      level: findLevel(levels, ledger.collected)?.name ?? null,
      nextLevel: findNextLevel(levels, ledger.collected),
      nextExpiration: ledger.expirations[0] ?? null,
      redeemablePremiums: premiums.filter((one) => premiumState(one, found) === 'REDEEMABLE')
        .length,
    });
  },

  async listLoyaltyPoints(request, { db, clock }) {
    const { ledger } = await getRegistered(db, request, clock.now());
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
    const found = await getRegistered(db, request, clock.now());
    const premiums = await loadPremiums(db, found);
    return ok(premiums.map((one) => toPremium(one, found)));
  },

  async getLoyaltyPremiumInfo(request, { db, clock }) {
    const now = clock.now();
    const found = await getRegistered(db, request, now);
    const standing = await getPremium(db, found, request.path.assignmentId);
    return ok(await toInfo(db, standing, found, now));
  },

  async registerForLoyaltyProgram(request, { db, clock }) {
    const { account } = request;
    await getParticipant(db, request);
    const joined = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      return join(tx, request, clock.now());
    });
    return ok(toState(joined));
  },

  async redeemLoyaltyPremium(request, { db, clock }) {
    const { account, header, body, operationId } = request;
    const now = clock.now();
    const { studio } = await getParticipant(db, request);
    const key = header['Idempotency-Key'] ?? null;
    const attempt = { key, operation: operationId, accountId: account.id, request: body };
    const id = await db.transaction((tx) =>
      runIdempotent(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        return redeemPremium(tx, request, body, now);
      }),
    );
    return created(await loadRedemption(db, id, studio.zoneId));
  },
} satisfies Partial<Handlers>;
