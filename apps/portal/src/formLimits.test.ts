import { configureSdk } from '@studio-portal/sdk';
import { AdditionalEmailRequest } from '@studio-portal/sdk/zod/schemas/AdditionalEmailRequest';
import { ChangeEmailRequest } from '@studio-portal/sdk/zod/schemas/ChangeEmailRequest';
import { ChangeForgottenPasswordRequest } from '@studio-portal/sdk/zod/schemas/ChangeForgottenPasswordRequest';
import { PasskeyRegistrationOptionsRequest } from '@studio-portal/sdk/zod/schemas/PasskeyRegistrationOptionsRequest';
import { RegisterPasskeyRequest } from '@studio-portal/sdk/zod/schemas/RegisterPasskeyRequest';
import { ChangePasswordRequest } from '@studio-portal/sdk/zod/schemas/ChangePasswordRequest';
import { ConnectWithCustomerCodeRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithCustomerCodeRequest';
import { ConnectWithEmailRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithEmailRequest';
import { ConnectWithIbanRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithIbanRequest';
import { ConnectWithIbanSuffixRequest } from '@studio-portal/sdk/zod/schemas/ConnectWithIbanSuffixRequest';
import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { LoginRequest } from '@studio-portal/sdk/zod/schemas/LoginRequest';
import { PublicCancelationRequest } from '@studio-portal/sdk/zod/schemas/PublicCancelationRequest';
import { PublicWithdrawalRequest } from '@studio-portal/sdk/zod/schemas/PublicWithdrawalRequest';
import { BookModuleRequest } from '@studio-portal/sdk/zod/schemas/BookModuleRequest';
import { SaveAddressDataRequest } from '@studio-portal/sdk/zod/schemas/SaveAddressDataRequest';
import { SaveContactDataRequest } from '@studio-portal/sdk/zod/schemas/SaveContactDataRequest';
import { SavePersonalDataRequest } from '@studio-portal/sdk/zod/schemas/SavePersonalDataRequest';
import { CreateIdlePeriodRequest } from '@studio-portal/sdk/zod/schemas/CreateIdlePeriodRequest';
import { RegisterRequest } from '@studio-portal/sdk/zod/schemas/RegisterRequest';
import { ResetPasswordRequest } from '@studio-portal/sdk/zod/schemas/ResetPasswordRequest';
import { SaveContactsRequest } from '@studio-portal/sdk/zod/schemas/SaveContactsRequest';
import { SaveProfileRequest } from '@studio-portal/sdk/zod/schemas/SaveProfileRequest';
import { SepaMandate } from '@studio-portal/sdk/zod/schemas/SepaMandate';
import { TrialCustomerData } from '@studio-portal/sdk/zod/schemas/TrialCustomerData';
import { VerifyRequest } from '@studio-portal/sdk/zod/schemas/VerifyRequest';
import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { contactFields } from './domains/checkout/ContactForm/contactFields.ts';
import { toCustomerData } from './domains/checkout/ContactForm/customerData.ts';
import {
  addressDataFields,
  contactDataFields,
  personalFields,
  toAddressRequest,
  toContactRequest,
  toPersonalRequest,
} from './features/customerData/dataFields.ts';
import { addressFormFields } from './features/emails/AddressForm.tsx';
import { mainEmailFields } from './features/emails/MainEmailForm.tsx';
import { cancelationFields, withdrawalFields } from './features/leaving/fields.ts';
import { toCancelation, toWithdrawal } from './features/leaving/toRequests.ts';
import { idleFields } from './features/idlePeriods/idleFields.ts';
import { moduleFields } from './features/modules/moduleFields.ts';
import { loginFields } from './features/login/LoginForm.tsx';
import { emailFields } from './features/password/EmailForm.tsx';
import { newPasswordFields } from './features/password/NewPasswordForm.tsx';
import { profileFields } from './features/profile/profileFields.ts';
import { toContactsRequest, toProfileRequest } from './features/profile/toRequest.ts';
import { registerFields } from './features/registration/RegisterForm.tsx';
import { toRequest } from './features/registration/toRequest.ts';
import { addPasskeyFields } from './features/passkeys/AddPasskeyForm.tsx';
import { changePasswordFields } from './features/settings/ChangePasswordForm.tsx';
import { toTrialCustomer, trialContactFields } from './features/trialSession/trialContact.ts';
import { connectBy } from './features/studioConnect/connectBy.ts';
import { connectFields } from './features/studioConnect/connectFields.ts';
import { codeFields } from './domains/account/CodeForm.tsx';
import { mandateFields, toMandate } from './domains/mandate/mandateFields.ts';
import { faultOf, tidied } from './lib/forms/faultOf.ts';
import type { FieldSet, ValuesOf } from './lib/forms/fieldSpec.ts';
import type { Kind } from './lib/forms/kinds.ts';
import { masterDataFields } from './domains/masterData/masterDataFields.ts';
import { toRequests } from './domains/masterData/toRequests.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

/** A form and the requests that its values become. */
interface Held<Fields extends FieldSet> {
  name: string;
  fields: Fields;
  /** Values that the form lets through. */
  good: ValuesOf<Fields>;
  /** What is sent, each with the SDK's schema for it. */
  requests: (
    values: ValuesOf<Fields>,
  ) => Promise<readonly [Schema, unknown][]> | readonly [Schema, unknown][];
}

/** As the SDK sends it: a day is its date. */
const onTheWire = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT00:00:00.000Z$/.test(value)
        ? value.slice(0, 10)
        : value,
    ),
  );

/** What a call of the SDK sends as its body. */
async function bodyOf(call: () => Promise<unknown>): Promise<unknown> {
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

/** Runs a form over texts of all kinds and lengths: both say yes, or both say no. */
function hold<Fields extends FieldSet>({ name, fields, good, requests }: Held<Fields>) {
  const isTaken = async (
    field: string,
    typed: string,
  ): Promise<{ form: boolean; sdk: boolean }> => {
    const spec = fields[field];
    if (!spec) throw new Error(`${name} has no field ${field}.`);
    const values = { ...good, [field]: tidied(spec, typed) };
    const form = (await faultOf(spec, typed, intl)) === undefined;
    const sent = await requests(values);
    return { form, sdk: sent.every(([schema, body]) => schema.safeParse(onTheWire(body)).success) };
  };
  describe(`what is typed for: ${name}`, () => {
    const asked = Object.entries(fields).filter(([, { kind }]) => !chosen.has(kind));
    test.each(asked)('%s', async (field, { kind, max = 0 }) => {
      const wrong: string[] = [];
      for (const typed of [...texts, ...lengthsAround(max)]) {
        const { form, sdk } = await isTaken(field, typed);
        // An empty field is left out, or asked for by the form alone.
        const same = !stricter.has(kind) && typed.trim() !== '';
        if (form && !sdk) wrong.push(`only the form takes ${JSON.stringify(typed)}`);
        if (sdk && !form && same) wrong.push(`only the SDK takes ${JSON.stringify(typed)}`);
      }
      expect(wrong).toEqual([]);
    });
    test('what is good is good', async () => {
      for (const [schema, body] of await requests(good))
        expect(schema.safeParse(onTheWire(body))).toMatchObject({ success: true });
    });
  });
}

/** Answers come from a list, or are a tick; there is nothing to type. */
const chosen: ReadonlySet<Kind> = new Set<Kind>(['accepted', 'choice']);
/** Where specification 1, section 5 asks for more than the backend does. */
const stricter: ReadonlySet<Kind> = new Set<Kind>([
  'birthday',
  'day',
  'iban',
  'ibanSuffix',
  'newPassword',
]);

const texts = [
  '',
  '   ',
  ' x ',
  'a',
  'ab',
  'abc',
  '1',
  '12',
  '1234',
  'AB12',
  '12345',
  '123456',
  'ABC-12',
  'abc 123',
  'ab_12345',
  'Zoë',
  'Jean-Luc',
  'O’Neil',
  "O'Neil",
  'Dr. Árvíz',
  'R2D2',
  '<b>',
  'a@b',
  'a@b.c',
  'a@b.co',
  'sam.ple+tag@northside.example',
  '.a@b.example',
  'a..b@c.example',
  'a@-b.example',
  'пользователь@пример.рф',
  'a b@c.example',
  '+49 30 0000001',
  '(030) 12/34-5.6',
  '+49 30 x',
  'sample-Passw0rd',
  'short1',
  'onlyletters',
  '1990-05-17',
  '1990-02-30',
  '2999-01-01',
  '1990--',
  'DE02 1203 0000 0000 2020 51',
  'DE02120300000000202052',
  '🙂🙂🙂',
];

/** Texts just below and above a limit, of letters, of digits and of an address. */
const lengthsAround = (max: number): string[] =>
  [max - 1, max, max + 1]
    .map((length) => Math.max(1, length))
    .flatMap((length) => [
      'x'.repeat(length),
      '1'.repeat(length),
      `${'x'.repeat(Math.max(1, length - 10))}@b.example`,
    ]);

const person = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'vic@northside.example',
  dateOfBirth: '1994-02-03',
  phone: '+49 30 0000002',
};
const address = {
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: 'NY',
  countryCode: 'US',
};
const password = 'sample-Passw0rd';

/** A studio that asks for all there is before a trial session. */
const everything = {
  contactFields: (['firstname', 'lastname', 'email', 'phone', 'dateOfBirth'] as const).map(
    (field) => ({
      field,
      required: true,
    }),
  ),
};

hold({
  name: 'login',
  fields: loginFields,
  good: { username: person.email, password },
  requests: (values) => [[LoginRequest, values]],
});
hold({
  name: 'registration',
  fields: registerFields,
  good: { firstname: 'Vic', lastname: 'Visitor', email: person.email, password, terms: true },
  requests: (values) => [[RegisterRequest, toRequest(values, 'de-DE', undefined)]],
});
hold({
  name: 'forgotten password',
  fields: emailFields,
  good: { email: person.email },
  requests: (values) => [[ResetPasswordRequest, values]],
});
hold({
  name: 'new password',
  fields: newPasswordFields,
  good: { code: 'ABCD1234', password },
  requests: (values) => [[ChangeForgottenPasswordRequest, values]],
});
hold({
  name: 'code',
  fields: codeFields,
  good: { code: 'ABCD1234' },
  requests: ({ code }) => [[VerifyRequest, { email: person.email, code }]],
});
hold({
  name: 'additional address',
  fields: addressFormFields,
  good: { email: person.email },
  requests: (values) => [[AdditionalEmailRequest, values]],
});
hold({
  name: 'main address',
  fields: mainEmailFields,
  good: { choice: 'another', email: person.email, password },
  requests: ({ email, password: own }) => [[ChangeEmailRequest, { email, password: own }]],
});
hold({
  name: 'a passkey',
  fields: addPasskeyFields,
  good: { name: 'My device', password },
  requests: ({ name, password: typed }) => [
    [PasskeyRegistrationOptionsRequest, { password: typed }],
    [
      RegisterPasskeyRequest,
      {
        name,
        credentialId: 'c2FtcGxlIHBhc3NrZXk',
        clientDataJSON: 'c2FtcGxlIGNsaWVudCBkYXRh',
        attestationObject: 'c2FtcGxlIGF0dGVzdGF0aW9u',
      },
    ],
  ],
});
hold({
  name: 'another password',
  fields: changePasswordFields,
  good: { oldPassword: password, newPassword: password },
  requests: (values) => [[ChangePasswordRequest, values]],
});
hold({
  name: 'profile',
  fields: profileFields,
  good: {
    firstname: 'Vic',
    lastname: 'Visitor',
    dateOfBirth: '1994-02-03',
    phone: person.phone,
    locale: 'de-DE',
    ...address,
  },
  requests: (values) => [
    [SaveProfileRequest, toProfileRequest(values)],
    [SaveContactsRequest, toContactsRequest(values, true)],
  ],
});
hold({
  name: 'missing details',
  // The main address has a page of its own; it is never saved here.
  fields: Object.fromEntries(
    Object.entries(masterDataFields).filter(([field]) => field !== 'email'),
  ),
  good: { ...person, ...address },
  requests: (values) => {
    const { profile, contacts } = toRequests({ ...person, ...address, ...values });
    return [
      [SaveProfileRequest, profile],
      [SaveContactsRequest, contacts],
    ];
  },
});
hold({
  name: 'contact of a booking',
  fields: contactFields,
  good: { ...person, ...address },
  requests: (values) => [[CustomerData, toCustomerData(values) ?? null]],
});
hold({
  name: 'mandate',
  fields: mandateFields,
  good: {
    accountHolder: 'Vic Visitor',
    iban: 'DE86100100100000004242',
    bic: 'BUKBGB22XXX',
    accepted: true,
  },
  requests: (values) => [[SepaMandate, toMandate(values, 'NO1001-7K3M9QX2WA', undefined)]],
});

hold({
  name: 'contact of a trial session',
  fields: trialContactFields,
  good: person,
  requests: (values) => [[TrialCustomerData, toTrialCustomer(values, everything) ?? null]],
});

hold({
  name: 'personal data',
  fields: personalFields,
  good: {
    ...person,
    gender: 'DIVERSE',
    placeOfBirth: 'Berlin',
    countryOfBirth: 'DE',
    documentType: 'PASSPORT',
    documentNumber: 'C01X00T47',
  },
  requests: (values) => [[SavePersonalDataRequest, toPersonalRequest(values) ?? null]],
});
hold({
  name: 'address data',
  fields: addressDataFields,
  good: address,
  requests: (values) => [[SaveAddressDataRequest, toAddressRequest(values)]],
});
hold({
  name: 'contact data',
  fields: contactDataFields,
  good: person,
  requests: (values) => [[SaveContactDataRequest, toContactRequest(values)]],
});
const money = { amount: 39, currency: 'EUR' };
hold({
  name: 'module',
  fields: moduleFields,
  good: { startDate: '2030-12-31' },
  requests: ({ startDate }) => [
    [BookModuleRequest, { contractId: 1, contractModuleId: 1, startDate, price: money }],
  ],
});

hold({
  name: 'pause',
  fields: idleFields,
  good: { startDate: '2030-12-01', endDate: '2030-12-31' },
  requests: (values) => [[CreateIdlePeriodRequest, values]],
});

const leaving = {
  firstname: 'Vic',
  lastname: 'Visitor',
  contract: 'Fitness Basic',
  email: person.email,
};
hold({
  name: 'withdrawal without a login',
  fields: withdrawalFields,
  good: leaving,
  requests: (values) => [[PublicWithdrawalRequest, toWithdrawal(values, 1001)]],
});
hold({
  name: 'cancelation without a login',
  fields: cancelationFields,
  good: {
    ...leaving,
    type: 'ORDINARY',
    reason: 'I move away.',
    customerNumber: 'NS-10001',
    dateOfBirth: '1994-02-03',
    contractEndDate: '2030-12-31',
  },
  requests: (values) => [[PublicCancelationRequest, toCancelation(values, 1001)]],
});

const connect = {
  studioId: '1001',
  email: person.email,
  customerCode: 'NS-10001',
  iban: 'DE02120300000000202051',
  ibanSuffix: '2051',
  lastname: 'Visitor',
  dateOfBirth: '1994-02-03',
};
const ways = {
  email: [ConnectWithEmailRequest, ['email']],
  customerCode: [ConnectWithCustomerCodeRequest, ['customerCode', 'dateOfBirth']],
  iban: [ConnectWithIbanRequest, ['iban', 'dateOfBirth']],
  ibanSuffix: [ConnectWithIbanSuffixRequest, ['ibanSuffix', 'lastname', 'dateOfBirth']],
} as const;
for (const way of ['email', 'customerCode', 'iban', 'ibanSuffix'] as const) {
  const [schema, names] = ways[way];
  hold({
    name: `connecting by ${way}`,
    fields: Object.fromEntries(names.map((field) => [field, connectFields[field]])),
    good: connect,
    requests: async (values) => {
      const all = { ...connect, ...values };
      // No call is made without a day.
      if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)$/.test(all.dateOfBirth))
        return [[schema, {}]];
      return [[schema, await bodyOf(() => connectBy[way](all))]];
    },
  });
}

test('every form that types something stands above', () => {
  const [above = ''] = readFileSync(new URL(import.meta.url), 'utf8').split("test('every form");
  const source = new URL('.', import.meta.url).pathname;
  const sets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(`${source}${file}`, 'utf8').matchAll(/= useAppForm\((\w+),/g),
    ])
    .map(([, set = '']) => set);
  expect(sets.length).toBeGreaterThan(10);
  // What they ask for is the day that connectFields has, a password that goes into a header, choices, and days to show.
  const others = [
    'birthdayFields',
    'deleteAccountFields',
    'filterFields',
    'leaveFields',
    'removeFields',
  ];
  expect(sets.filter((set) => !above.includes(set)).toSorted()).toEqual(others);
});
