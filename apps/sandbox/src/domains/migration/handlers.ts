import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, ContextHeaders, Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { addressKey } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { loadAdditionalEmails } from '../accounts/addresses.ts';
import { type Account, getAccount, claimAddress, lockOwnAccount } from '../accounts/lookup.ts';
import { accounts, groupContexts } from '../accounts/tables.ts';
import { audit, changedFields } from '../accounts/audit.ts';
import { tenants } from '../brands/tables.ts';
import { findMigrationTexts } from './texts.ts';

/** Finds the facility group of the request. */
async function findFacilityGroup(db: Database, context: ContextHeaders): Promise<string | null> {
  const group = context['X-Public-Facility-Group'];
  if (group !== undefined) return group;
  const name = context['X-Tenant'];
  if (name === undefined) return null;
  const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name));
  return tenant?.facilityGroup ?? null;
}

/** Returns whether an account of the default context belongs to a facility group that has migrated. */
async function canMigrate(db: Database, account: Account, context: ContextHeaders) {
  const facilityGroup = await findFacilityGroup(db, context);
  if (facilityGroup === null || account.accountContext !== 'MY_SPORTS') return false;
  const [group] = await db
    .select()
    .from(groupContexts)
    .where(eq(groupContexts.facilityGroup, facilityGroup));
  return group?.accountContext === 'RSG_GROUP';
}

type Asker = Pick<ApiRequest<'createCancelationNotice' | 'migrateAccount'>, 'account' | 'context'>;

/**
 * Locks the account until the transaction ends, so that one of several devices decides.
 * @throws 409 if there is nothing to migrate
 */
async function lockMigrating(tx: Database, request: Asker): Promise<Account> {
  const account = await lockOwnAccount(tx, request.account.id);
  if (await canMigrate(tx, account, request.context)) return account;
  throw apiError(409, 'migration.error.notoffered', 'There is nothing to migrate here');
}

export const migrationHandlers = {
  async getMigrationSteps({ account, context, language }, { db }) {
    const fullAccount = await getAccount(db, account.id);
    return ok({
      shouldShowMigrationWizard: await canMigrate(db, fullAccount, context),
      currentStep: fullAccount.migrationRefusedAt === null ? 'STEP_1' : 'STEP_4',
      ...findMigrationTexts(fullAccount.locale ?? language),
    });
  },

  async migrateAccount(request, { db, clock }) {
    const { agreedToPrivacyPolicy, agreedToTermsAndConditions } = request.body;
    await db.transaction(async (tx) => {
      const before = await lockMigrating(tx, request);
      const { id, email: main } = before;
      if (!agreedToPrivacyPolicy || !agreedToTermsAndConditions)
        throw apiError(422, 'migration.error.consentmissing', 'Both consents are needed');
      const additional = await loadAdditionalEmails(tx, id);
      const moving = [main, ...additional.flatMap((own) => (own.verified ? [own.email] : []))];
      for (const email of moving.map(addressKey).toSorted())
        if (await claimAddress(tx, email, 'RSG_GROUP', id))
          throw apiError(
            409,
            'migration.error.addresstaken',
            'The context has an account with this e-mail address already',
          );
      const changes = { accountContext: 'RSG_GROUP' as const, migrationRefusedAt: null };
      await tx.update(accounts).set(changes).where(eq(accounts.id, id));
      const fields = changedFields(before, changes);
      await audit(tx, { by: request, at: clock.now(), kind: 'account', id, fields });
    });
    return { status: 204 };
  },

  async createCancelationNotice(request, { db, clock }) {
    await db.transaction(async (tx) => {
      const { id } = await lockMigrating(tx, request);
      const at = clock.now();
      await tx.update(accounts).set({ migrationRefusedAt: at }).where(eq(accounts.id, id));
      const fields = ['migrationRefusedAt'];
      await audit(tx, { by: request, at, kind: 'account', id, fields });
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
