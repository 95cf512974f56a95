import { configureSdk } from '@studio-portal/sdk';
import { AdditionalEmailRequest } from '@studio-portal/sdk/zod/schemas/AdditionalEmailRequest';
import { BookModuleRequest } from '@studio-portal/sdk/zod/schemas/BookModuleRequest';
import { ChangeEmailRequest } from '@studio-portal/sdk/zod/schemas/ChangeEmailRequest';
import { ChangeForgottenPasswordRequest } from '@studio-portal/sdk/zod/schemas/ChangeForgottenPasswordRequest';
import { ChangePasswordRequest } from '@studio-portal/sdk/zod/schemas/ChangePasswordRequest';
import { ConnectWithCustomerCodeRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithCustomerCodeRequest';
import { ConnectWithEmailRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithEmailRequest';
import { ConnectWithIbanRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithIbanRequest';
import { ConnectWithIbanSuffixRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithIbanSuffixRequest';
import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { CreateIdlePeriodRequest } from '@studio-portal/sdk/zod/schemas/CreateIdlePeriodRequest';
import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { IdentityDocument } from '@studio-portal/sdk/zod/schemas/IdentityDocument';
import { LoginRequest } from '@studio-portal/sdk/zod/schemas/LoginRequest';
import { OrdinaryCancelationRequest } from '@studio-portal/sdk/zod/schemas/OrdinaryCancelationRequest';
import { PersonalCalendarRequest } from '@studio-portal/sdk/zod/schemas/PersonalCalendarRequest';
import { PasskeyRegistrationOptionsRequest } from '@studio-portal/sdk/zod/schemas/PasskeyRegistrationOptionsRequest';
import { PublicCancelationRequest } from '@studio-portal/sdk/zod/schemas/PublicCancelationRequest';
import { PublicWithdrawalRequest } from '@studio-portal/sdk/zod/schemas/PublicWithdrawalRequest';
import { RegisterPasskeyRequest } from '@studio-portal/sdk/zod/schemas/RegisterPasskeyRequest';
import { RegisterRequest } from '@studio-portal/sdk/zod/schemas/RegisterRequest';
import { ResetPasswordRequest } from '@studio-portal/sdk/zod/schemas/ResetPasswordRequest';
import { SaveAddressDataRequest } from '@studio-portal/sdk/zod/schemas/SaveAddressDataRequest';
import { SaveContactDataRequest } from '@studio-portal/sdk/zod/schemas/SaveContactDataRequest';
import { SaveContactsRequest } from '@studio-portal/sdk/zod/schemas/SaveContactsRequest';
import { SavePersonalDataRequest } from '@studio-portal/sdk/zod/schemas/SavePersonalDataRequest';
import { SaveProfileRequest } from '@studio-portal/sdk/zod/schemas/SaveProfileRequest';
import { SepaMandate } from '@studio-portal/sdk/zod/schemas/SepaMandate';
import { TrialCustomerData } from '@studio-portal/sdk/zod/schemas/TrialCustomerData';
import { VerifyRequest } from '@studio-portal/sdk/zod/schemas/VerifyRequest';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { codeFields } from '../areas/account/shared/CodeForm.tsx';
import { createContactFields } from '../areas/checkout/contact/contactFields.ts';
import { toCustomerData } from '../areas/checkout/contact/customerData.ts';
import { mandateFields, toMandate } from '../areas/checkout/mandate/mandateFields.ts';
import { missingDetailFields } from '../areas/checkout/masterData/missingDetailFields.ts';
import { toRequests } from '../areas/checkout/masterData/toRequests.ts';
import { toSigner } from '../areas/joining/signing/signer.ts';
import { buildSignerFields as signerFieldsFor } from '../areas/joining/signing/signerFields.ts';
import {
  addressDataFields,
  contactDataFields,
  personalFields,
  toAddressRequest,
  toContactRequest,
  toPersonalRequest,
} from '../areas/membership/customerData/dataFields.ts';
import { addressFormFields } from '../areas/account/emails/AddressForm.tsx';
import { mainEmailFields } from '../areas/account/emails/MainEmailForm.tsx';
import { idleFields } from '../areas/membership/idlePeriods/idleFields.ts';
import { cancelationFields, withdrawalFields } from '../areas/membership/leaving/fields.ts';
import { toCancelation, toWithdrawal } from '../areas/membership/leaving/toRequests.ts';
import { loginFields } from '../areas/account/login/LoginForm.tsx';
import { moduleFields } from '../areas/membership/modules/moduleFields.ts';
import {
  cancelContractFields,
  toCancelRequest,
} from '../areas/membership/contracts/cancelContractFields.ts';
import { calendarFields } from '../areas/visits/planner/CalendarDialog.tsx';
import { addPasskeyFields } from '../areas/account/passkeys/AddPasskeyForm.tsx';
import { emailFields } from '../areas/account/password/EmailForm.tsx';
import { newPasswordFields } from '../areas/account/password/NewPasswordForm.tsx';
import { profileFields } from '../areas/account/profile/profileFields.ts';
import { toContactsRequest, toProfileRequest } from '../areas/account/profile/toRequest.ts';
import { registerFields } from '../areas/account/registration/RegisterForm.tsx';
import { toRequest } from '../areas/account/registration/toRequest.ts';
import { changePasswordFields } from '../areas/account/settings/ChangePasswordForm.tsx';
import { connectCalls } from '../areas/account/studioConnect/connectCalls.ts';
import { connectFields } from '../areas/account/studioConnect/connectFields.ts';
import {
  createTrialFields as trialFieldsFor,
  toTrialCustomer,
} from '../areas/booking/trial/trialContact.ts';
import type { FieldSet, NamedFields, ValuesOf } from '../lib/forms/fieldSpec.ts';
import { formResolver } from '../lib/forms/formResolver.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

type Sent = readonly (readonly [z.ZodMiniType, unknown])[];

interface FormCase {
  fields: FieldSet;
  values: Record<string, string | boolean>;
  send: () => Promise<Sent> | Sent;
}

/** Combines a form, valid values, and the request bodies created from them with their schemas. */
const form = <Fields extends NamedFields<Fields>>(
  fields: Fields,
  values: ValuesOf<Fields>,
  send: (values: ValuesOf<Fields>) => Promise<Sent> | Sent,
): FormCase => ({
  fields: { ...fields },
  values: Object.fromEntries(Object.entries(values)),
  send: () => send(values),
});

/** Serializes a body like the SDK, which sends a day as a date. */
const serialize = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(/T00:00:00\.000Z$/, '') : value,
    ),
  );

async function captureBody(call: () => Promise<unknown>): Promise<unknown> {
  let body: unknown;
  configureSdk({
    fetch: (_, init) => {
      body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      return Promise.resolve(new Response('{}', { status: 201 }));
    },
  });
  await call();
  return body;
}

const email = 'vic@northside.example';
const names = { firstname: 'Vic', lastname: 'Visitor' };
const dateOfBirth = '1994-02-03';
const phone = '+49 30 0000002';
const person = { ...names, email, dateOfBirth, phone };
const address = {
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: 'NY',
  countryCode: 'US',
};
const proof = {
  gender: 'DIVERSE',
  placeOfBirth: 'Berlin',
  countryOfBirth: 'DE',
  documentType: 'PASSPORT',
  documentNumber: 'C01X00T47',
};
const password = 'sample-Passw0rd';
const connect = {
  studioId: '1001',
  email,
  customerCode: 'NS-10001',
  iban: 'DE02120300000000202051',
  ibanSuffix: '2051',
  lastname: 'Visitor',
  dateOfBirth,
};
const trial = {
  contactFields: (['firstname', 'lastname', 'email', 'phone', 'dateOfBirth'] as const).map(
    (field) => ({ field, required: true }),
  ),
};
const condition = {
  fields: (
    [
      'houseNumber',
      'provinceCode',
      'gender',
      'placeOfBirth',
      'countryOfBirth',
      'taxId',
      'identityDocument',
    ] as const
  ).map((field) => ({ field, required: true })),
};
const left = { ...names, contract: 'Fitness Basic', email };

const forms: Record<string, FormCase> = {
  login: form(loginFields, { username: email, password }, (values) => [[LoginRequest, values]]),
  registration: form(registerFields, { ...names, email, password, terms: true }, (values) => [
    [
      RegisterRequest,
      toRequest(values, 'de-DE', undefined, { studioId: 1001, accepted: ['PRIVACY'] }),
    ],
  ]),
  'forgotten password': form(emailFields, { email }, (values) => [[ResetPasswordRequest, values]]),
  'new password': form(newPasswordFields, { code: 'ABCD1234', password }, (values) => [
    [ChangeForgottenPasswordRequest, values],
  ]),
  code: form(codeFields, { code: 'ABCD1234' }, ({ code }) => [[VerifyRequest, { email, code }]]),
  'additional address': form(addressFormFields, { email }, (values) => [
    [AdditionalEmailRequest, values],
  ]),
  'main address': form(mainEmailFields, { choice: 'another', email, password }, (values) => [
    [ChangeEmailRequest, { email: values.email, password: values.password }],
  ]),
  passkey: form(addPasskeyFields, { name: 'My device', password }, (values) => [
    [PasskeyRegistrationOptionsRequest, { password: values.password }],
    [RegisterPasskeyRequest.shape.name, values.name],
  ]),
  'personal calendar': form(
    calendarFields,
    { url: 'webcal://calendar.example/basic.ics' },
    (values) => [[PersonalCalendarRequest, values]],
  ),
  'another password': form(
    changePasswordFields,
    { oldPassword: password, newPassword: password },
    (values) => [[ChangePasswordRequest, values]],
  ),
  profile: form(
    profileFields,
    { ...names, dateOfBirth, phone, locale: 'de-DE', ...address },
    (values) => [
      [SaveProfileRequest, toProfileRequest(values)],
      [SaveContactsRequest, toContactsRequest(values, true)],
    ],
  ),
  'missing details': form(missingDetailFields, { ...person, ...address }, (values) => {
    const { profile, contacts } = toRequests(values);
    return [
      [SaveProfileRequest, profile],
      [SaveContactsRequest, contacts],
    ];
  }),
  'contact of a booking': form(createContactFields({}), { ...person, ...address }, (values) => [
    [CustomerData, toCustomerData(values)],
  ]),
  'contact of a booking by name': form(
    createContactFields({ isNameOnly: true }),
    { ...person, ...address },
    (values) => [[CustomerData, toCustomerData(values, { isNameOnly: true })]],
  ),
  'contact of a trial session': form(trialFieldsFor(trial), person, (values) => [
    [TrialCustomerData, toTrialCustomer(values, trial)],
  ]),
  'who signs a contract': form(
    signerFieldsFor(condition),
    { ...person, ...address, ...proof, taxId: '12 345 678 901' },
    (values) => {
      const signer = toSigner(values, condition);
      return [
        [ContractCustomerData, signer?.customerData],
        [IdentityDocument, signer?.identityDocument],
      ];
    },
  ),
  mandate: form(
    mandateFields,
    { accountHolder: 'Vic Visitor', iban: connect.iban, bic: 'BUKBGB22XXX', accepted: true },
    (values) => [[SepaMandate, toMandate(values, 'NO1001-7K3M9QX2WA', undefined)]],
  ),
  'personal data': form(personalFields, { ...names, dateOfBirth, ...proof }, (values) => [
    [SavePersonalDataRequest, toPersonalRequest(values)],
  ]),
  'address data': form(addressDataFields, address, (values) => [
    [SaveAddressDataRequest, toAddressRequest(values)],
  ]),
  'contact data': form(contactDataFields, { email, phone }, (values) => [
    [SaveContactDataRequest, toContactRequest(values)],
  ]),
  module: form(moduleFields, { startDate: '2030-12-31' }, ({ startDate }) => [
    [
      BookModuleRequest,
      { contractId: 1, contractModuleId: 1, startDate, price: { amount: 39, currency: 'EUR' } },
    ],
  ]),
  pause: form(idleFields, { startDate: '2030-12-01', endDate: '2030-12-31' }, (values) => [
    [CreateIdlePeriodRequest, values],
  ]),
  cancelation: form(
    cancelContractFields,
    { contractEndDate: '2030-12-31', cancelationReasonId: '3' },
    (values) => [[OrdinaryCancelationRequest, toCancelRequest(values)]],
  ),
  'withdrawal without a login': form(withdrawalFields, left, (values) => [
    [PublicWithdrawalRequest, toWithdrawal(values, 1001)],
  ]),
  'cancelation without a login': form(
    cancelationFields,
    {
      ...left,
      type: 'ORDINARY',
      reason: 'I move away.',
      customerNumber: 'NS-10001',
      dateOfBirth,
      contractEndDate: '2030-12-31',
    },
    (values) => [[PublicCancelationRequest, toCancelation(values, 1001)]],
  ),
  connection: form(connectFields, connect, async (values) => [
    [ConnectWithEmailRequest, await captureBody(() => connectCalls.email(values))],
    [ConnectWithCustomerCodeRequest, await captureBody(() => connectCalls.customerCode(values))],
    [ConnectWithIbanRequest, await captureBody(() => connectCalls.iban(values))],
    [ConnectWithIbanSuffixRequest, await captureBody(() => connectCalls.ibanSuffix(values))],
  ]),
};

test.each(Object.entries(forms))(
  'sends a valid request from the form "%s"',
  async (_, { fields, values, send }) => {
    const mounted = Object.keys(fields).map((name) => [name, { name, ref: { name }, mount: true }]);
    expect(
      await formResolver(fields, intl)(values, undefined, {
        fields: Object.fromEntries(mounted),
        shouldUseNativeValidation: false,
      }),
    ).toEqual({ errors: {}, values });
    for (const [schema, body] of await send())
      expect(schema.safeParse(serialize(body))).toMatchObject({ success: true });
  },
);
