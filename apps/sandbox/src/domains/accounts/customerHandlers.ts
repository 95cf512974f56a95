import type { ApiRequest, Handlers, OperationId, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { tenantOf } from '../brands/rules.ts';
import { studioOf } from '../studios/rules.ts';
import { listCountriesIn } from './countries.ts';
import { customerOf } from './customers.ts';
import { type requiredFields, validateMasterData } from './masterData.ts';

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
    return ok(validateMasterData(purpose, account.email, customer));
  };
}

export const customerHandlers = {
  async getCustomerInfo({ account, context }, { db }) {
    const tenant = await tenantOf(db, context);
    const customer = await customerOf(db, account.id, tenant.name);
    return ok({
      customerId: customer?.id ?? null,
      firstname: customer?.firstname ?? null,
      lastname: customer?.lastname ?? null,
      email: account.email,
      dateOfBirth: customer?.dateOfBirth ?? null,
      phone: customer?.phone ?? null,
      street: customer?.street ?? null,
      houseNumber: customer?.houseNumber ?? null,
      zipCode: customer?.zipCode ?? null,
      city: customer?.city ?? null,
      countryCode: customer?.countryCode ?? null,
      homeStudioId: customer?.homeStudioId ?? null,
    });
  },

  async getCustomerConfig({ account, context }, { db }) {
    const tenant = context['X-Tenant'];
    const customer = tenant === undefined ? null : await customerOf(db, account.id, tenant);
    if (!customer)
      throw fault(
        403,
        'authorization.error.notconnected',
        'The account is not connected to a studio of this tenant',
      );
    const { paymentSignatureRequired, permissions } = customer;
    return ok({ paymentSignatureRequired, permissions });
  },

  listCountries: countries,
  listReferenceCountries: countries,

  validateBookAppointmentMasterData: validateFor('appointment'),
  validateBookCourseMasterData: validateFor('course'),
  validateBookTrialSessionMasterData: validateFor('trialSession'),
  validateSignContractMasterData: validateFor('contract'),
} satisfies Partial<Handlers>;
