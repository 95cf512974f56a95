import type { ApiRequest, Handlers, OperationId, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { tenantOf } from '../brands/rules.ts';
import { studioOf } from '../studios/rules.ts';
import { listCountriesIn } from './countries.ts';
import { customerOf } from './customers.ts';
import { memberAt } from './member.ts';
import { usaStates } from './usaStates.ts';
import { accountOf } from './lookup.ts';
import { knownToTenant, type requiredFields, validateMasterData } from './masterData.ts';

type ValidateOperation = Extract<OperationId, `validate${string}MasterData`>;

async function countries({
  query,
  language,
}: Pick<ApiRequest<'listCountries'>, 'query' | 'language'>) {
  return ok(listCountriesIn(query.locale ?? language ?? 'en-GB'));
}

function validateFor(purpose: keyof typeof requiredFields) {
  return async (
    {
      account,
      context,
      query,
    }: Pick<ApiRequest<ValidateOperation>, 'account' | 'context' | 'query'>,
    { db }: Services,
  ) => {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const customer = await customerOf(db, account.id, studio.tenant);
    return ok(validateMasterData(purpose, await accountOf(db, account.id), customer));
  };
}

export const customerHandlers = {
  async getCustomerInfo({ account, context }, { db }) {
    const tenant = await tenantOf(db, context);
    const customer = await customerOf(db, account.id, tenant.name);
    return ok({
      customerId: customer?.id ?? null,
      ...knownToTenant(customer),
      email: account.email,
      homeStudioId: customer?.homeStudioId ?? null,
    });
  },

  async getCustomerConfig({ account, context }, { db }) {
    const { paymentSignatureRequired, permissions } = await memberAt(db, account, context);
    return ok({ paymentSignatureRequired, permissions });
  },

  listCountries: countries,
  listReferenceCountries: countries,

  async listUsaStates() {
    return ok(usaStates);
  },

  validateBookAppointmentMasterData: validateFor('appointment'),
  validateBookCourseMasterData: validateFor('course'),
  validateBookTrialSessionMasterData: validateFor('trialSession'),
  validateSignContractMasterData: validateFor('contract'),
} satisfies Partial<Handlers>;
