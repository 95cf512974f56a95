import * as api from '@studio-portal/sdk/api/bank';
import { definePact } from '../src/definePact.ts';
import type { ProviderState } from '../src/states.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { tooOften, visitor } from './given.ts';

type Account = Parameters<typeof api.convertBankAccount>[0];

const noSession = state('a clean sandbox', {});

/** Fields of a known bank. */
const bankFields = ['iban', 'bic', 'bankName', 'sepa', 'bicRequired'] as const;

/** Builds the rows that both variants of the call share. */
const convert = (
  path: string,
  call: (account: Account) => Promise<unknown>,
  who: ProviderState,
  often: ProviderState,
  headers = {},
) => {
  const ask = (account: Account) => ({
    given: [who],
    call: () => call(account),
    request: POST(path, { headers, body: { ...account } }),
  });
  const german = { iban: 'DE02 1203 0000 0000 2020 51' };
  return {
    200: [
      { ...ask(german), example: 'bankAccount', exactly: bankFields },
      {
        ...ask({ ...german, bic: null }),
        when: 'without a BIC',
        example: 'bankAccount',
        exactly: bankFields,
      },
      {
        ...ask({ iban: 'GB33BUKB20201555555555' }),
        when: 'of a bank that nobody knows',
        example: 'bankAccountElsewhere',
        exactly: ['iban', 'sepa', 'bicRequired'],
      },
    ],
    422: {
      'bankaccount.error.invalidiban': ask({ iban: 'DE00 1203 0000 0000 2020 51' }),
      'bankaccount.error.invalidbic': ask({ ...german, bic: 'NOBIC' }),
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...ask(german),
        given: [who, often],
        typedArgs: [{ type: 'NUMBER', value: '6' }],
      },
    },
  } as const;
};

const validateHolder = (accountHolder: string) => ({
  given: [noSession],
  call: () => api.validateAccountHolder({ accountHolder }),
  request: GET('/nox/public/v1/bankaccount/validate/accountholder', { query: { accountHolder } }),
});

definePact('bank', {
  convertBankAccount: convert(
    '/nox/v1/bankaccount/converttobicandname',
    api.convertBankAccount,
    visitor,
    state('too many attempts', { to: 'look up banks', by: 'me' }),
    session,
  ),
  convertPublicBankAccount: convert(
    '/nox/public/v1/bankaccount/converttobicandname',
    api.convertPublicBankAccount,
    noSession,
    tooOften('look up banks'),
  ),
  validateAccountHolder: {
    200: [
      {
        ...validateHolder('Jörg Müller'),
        example: 'accountHolderValid',
        exactly: ['valid', 'accountHolder'],
      },
      {
        ...validateHolder('山田'),
        when: 'in letters that no bank knows',
        example: 'accountHolderInvalid',
        exactly: ['valid', 'accountHolder', 'faults'],
      },
    ],
  },
});
