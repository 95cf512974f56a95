import { login, logout } from '@studio-portal/sdk/api/auth';
import { loginScenarios } from '../scenarios/login.ts';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import type { Calls } from '../src/table.ts';
import { POST, session } from '../src/wire.ts';
import { passwordCalls } from './auth/passwords.ts';
import { member } from './given.ts';

const username = 'member@northside.example';
const account = state('an account', { username, password: 'sample-Passw0rd' });

const calls: Calls<'auth'> = {
  ...passwordCalls,
  login: {
    200: [
      {
        given: [account],
        call: () => login({ username, password: 'sample-Passw0rd' }),
        request: POST('/login', {
          // member@northside.example:sample-Passw0rd
          headers: {
            Authorization: 'Basic bWVtYmVyQG5vcnRoc2lkZS5leGFtcGxlOnNhbXBsZS1QYXNzdzByZA==',
          },
          body: { username: 'member@northside.example', password: 'sample-Passw0rd' },
        }),
        example: 'loginResult',
      },
    ],
    400: {
      'validation.error.invalid': {
        given: [],
        call: () => login({ username: '', password: 'sample-Passw0rd' }),
        request: POST('/login', {
          // :sample-Passw0rd
          headers: { Authorization: 'Basic OnNhbXBsZS1QYXNzdzByZA==' },
          body: { username: '', password: 'sample-Passw0rd' },
        }),
        typedArgs: [{ type: 'FIELD', value: 'username' }],
      },
    },
    401: {
      'authentication.error.badcredentials': {
        given: [account],
        call: () => login({ username, password: 'wrong' }),
        request: POST('/login', {
          // member@northside.example:wrong
          headers: { Authorization: 'Basic bWVtYmVyQG5vcnRoc2lkZS5leGFtcGxlOndyb25n' },
          body: { username: 'member@northside.example', password: 'wrong' },
        }),
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        given: [account, state('too many failed logins', { username })],
        call: () => login({ username, password: 'wrong' }),
        request: POST('/login', {
          headers: { Authorization: 'Basic bWVtYmVyQG5vcnRoc2lkZS5leGFtcGxlOndyb25n' },
          body: { username: 'member@northside.example', password: 'wrong' },
        }),
      },
    },
  },
  logout: {
    204: [
      {
        given: [member],
        call: () => logout(),
        request: POST('/logout', { headers: session }),
        example: null,
      },
    ],
  },
};

definePact('auth', calls, loginScenarios);
