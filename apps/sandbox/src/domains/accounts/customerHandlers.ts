import { apiError } from '../../platform/http/apiError.ts';
import type { ApiRequest, Handlers, OperationId, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { getTenant } from '../brands/rules.ts';
import { getStudio, toStudio } from '../studios/rules.ts';
import { listCountries } from './countries.ts';
import { findCustomer, findHomeStudio } from './customers.ts';
import { requireMember } from './member.ts';
import { usaStates } from './usaStates.ts';
import { getAccount } from './lookup.ts';
import { knownToTenant, type requiredFields, validateMasterData } from './masterData.ts';

type ValidateOperation = Extract<OperationId, `validate${string}MasterData`>;

async function getCountries({
  query,
  language,
}: Pick<ApiRequest<'listCountries'>, 'query' | 'language'>) {
  return ok(listCountries(query.locale ?? language ?? 'en-GB'));
}

function createValidationHandler(purpose: keyof typeof requiredFields) {
  return async (
    {
      account,
      context,
      query,
    }: Pick<ApiRequest<ValidateOperation>, 'account' | 'context' | 'query'>,
    { db }: Services,
  ) => {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const customer = await findCustomer(db, account.id, studio.tenant);
    return ok(validateMasterData(purpose, await getAccount(db, account.id), customer));
  };
}

export const customerHandlers = {
  async getHomeStudio({ account, context, language }, { db, clock }) {
    const studio = await findHomeStudio(db, account.id, context['X-Tenant'] ?? null);
    if (!studio) throw apiError(404, 'studio.error.nohomestudio', 'The account has no home studio');
    const tenant = await getTenant(db, { 'X-Tenant': studio.tenant });
    return ok(toStudio(studio, tenant.publicName, { language, now: clock.now() }));
  },

  async getCustomerInfo({ account, context }, { db }) {
    const tenant = await getTenant(db, context);
    const customer = await findCustomer(db, account.id, tenant.name);
    return ok({
      customerId: customer?.id ?? null,
      ...knownToTenant(customer),
      email: account.email,
      homeStudioId: customer?.homeStudioId ?? null,
    });
  },

  async getCustomerConfig({ account, context }, { db }) {
    const { paymentSignatureRequired, permissions } = await requireMember(db, account, context);
    return ok({ paymentSignatureRequired, permissions });
  },

  listCountries: getCountries,
  listReferenceCountries: getCountries,

  async listUsaStates() {
    return ok(usaStates);
  },

  validateBookAppointmentMasterData: createValidationHandler('appointment'),
  validateBookCourseMasterData: createValidationHandler('course'),
  validateBookTrialSessionMasterData: createValidationHandler('trialSession'),
  validateSignContractMasterData: createValidationHandler('contract'),
} satisfies Partial<Handlers>;
