import * as api from '@studio-portal/sdk/api/bank';
import { contract } from '../src/contract.ts';
import type { ProviderState } from '../src/states.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { tooOften, visitor } from './given.ts';

type Account = Parameters<typeof api.convertBankAccount>[0];

const nobody = state('a clean sandbox', {});

/** What the answer says of a bank that is known. */
const whole = ['iban', 'bic', 'bankName', 'sepa', 'bicRequired'] as const;

/** What both forms of the call share. */
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
      { ...ask(german), example: 'bankAccount', exactly: whole },
      {
        ...ask({ ...german, bic: null }),
        when: 'without a BIC',
        example: 'bankAccount',
        exactly: whole,
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

const look = (accountHolder: string) => ({
  given: [nobody],
  call: () => api.validateAccountHolder({ accountHolder }),
  request: GET('/nox/public/v1/bankaccount/validate/accountholder', { query: { accountHolder } }),
});

contract('bank', {
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
    nobody,
    tooOften('look up banks'),
  ),
  validateAccountHolder: {
    200: [
      {
        ...look('Jörg Müller'),
        example: 'accountHolderValid',
        exactly: ['valid', 'accountHolder'],
      },
      {
        ...look('山田'),
        when: 'in letters that no bank knows',
        example: 'accountHolderInvalid',
        exactly: ['valid', 'accountHolder', 'faults'],
      },
    ],
  },
});
