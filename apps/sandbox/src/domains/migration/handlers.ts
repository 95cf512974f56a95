import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, ContextHeaders, Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { additionalEmailsOf } from '../accounts/addresses.ts';
import { type Account, accountOf, claimAddress, lockAccount } from '../accounts/lookup.ts';
import { accounts, groupContexts } from '../accounts/tables.ts';
import { tenants } from '../brands/tables.ts';
import { migrationTextsFor } from './texts.ts';

/** The facility group under which the reader is there. */
async function facilityGroupOf(db: Database, context: ContextHeaders): Promise<string | null> {
  const group = context['X-Public-Facility-Group'];
  if (group !== undefined) return group;
  const name = context['X-Tenant'];
  if (name === undefined) return null;
  const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name));
  return tenant?.facilityGroup ?? null;
}

/** Whether an account of the default context is in one of the facility groups that have moved. */
async function canMigrate(db: Database, account: Account, context: ContextHeaders) {
  const facilityGroup = await facilityGroupOf(db, context);
  if (facilityGroup === null || account.accountContext !== 'MY_SPORTS') return false;
  const [group] = await db
    .select()
    .from(groupContexts)
    .where(eq(groupContexts.facilityGroup, facilityGroup));
  return group?.accountContext === 'RSG_GROUP';
}

type Asker = Pick<ApiRequest<'createCancelationNotice'>, 'account' | 'context'>;

/** @throws 409 when the account has nothing to decide here */
async function migratingAccount(db: Database, request: Asker): Promise<Account> {
  const account = await accountOf(db, request.account.id);
  if (await canMigrate(db, account, request.context)) return account;
  throw fault(409, 'migration.error.notoffered', 'There is nothing to migrate here');
}

export const migrationHandlers = {
  async getMigrationSteps({ account, context, language }, { db }) {
    const whole = await accountOf(db, account.id);
    return ok({
      shouldShowMigrationWizard: await canMigrate(db, whole, context),
      currentStep: whole.migrationRefusedAt === null ? 'STEP_1' : 'STEP_4',
      ...migrationTextsFor(whole.locale ?? language),
    });
  },

  async migrateAccount(request, { db }) {
    const { agreedToPrivacyPolicy, agreedToTermsAndConditions } = request.body;
    const { id } = await migratingAccount(db, request);
    if (!agreedToPrivacyPolicy || !agreedToTermsAndConditions)
      throw fault(422, 'migration.error.consentmissing', 'Both consents are needed');
    await db.transaction(async (tx) => {
      await lockAccount(tx, id);
      const { email: main } = await accountOf(tx, id);
      const additional = await additionalEmailsOf(tx, id);
      const moving = [main, ...additional.flatMap((own) => (own.verified ? [own.email] : []))];
      for (const email of moving.map((own) => own.toLowerCase()).toSorted())
        if (await claimAddress(tx, email, 'RSG_GROUP', id))
          throw fault(
            409,
            'migration.error.addresstaken',
            'The context has an account with this e-mail address already',
          );
      await tx
        .update(accounts)
        .set({ accountContext: 'RSG_GROUP', migrationRefusedAt: null })
        .where(eq(accounts.id, id));
    });
    return { status: 204 };
  },

  async createCancelationNotice(request, { db, clock }) {
    const { id } = await migratingAccount(db, request);
    await db.update(accounts).set({ migrationRefusedAt: clock.now() }).where(eq(accounts.id, id));
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
