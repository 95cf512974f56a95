import * as api from '@studio-portal/sdk/api/devices';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { member, studio } from './given.ts';
import { key, usedKey } from './idempotency.ts';

const machine = (situation: StateParams<'a drinks machine'>['state'] = 'free') => [
  studio,
  member,
  state('a membership', { state: 'running' }),
  state('a drinks machine', { state: situation }),
];

const start = (deviceId = 'TRG-1001-01', once?: typeof key) => ({
  call: () => api.createBeverageSale({ deviceId }, once),
  request: POST('/nox/v1/device/trugge/iq/start-sale', {
    headers: { ...session, ...once },
    body: { deviceId },
  }),
});

const show = (deviceId = 'TRG-1001-01') => ({
  call: () => api.getBeverageDevice(deviceId),
  request: GET(`/v1/devices/${deviceId}`, { headers: session }),
});

definePact('devices', {
  createBeverageSale: {
    201: [
      {
        ...start(),
        given: machine(),
        example: 'beverageSale',
        exactly: ['deviceId', 'deviceName', 'studio.id', 'price.amount'],
      },
      {
        ...start(),
        when: 'paid with credit',
        given: machine('paid'),
        example: 'paidBeverageSale',
        exactly: ['price.amount', 'price.currency', 'credit.amount', 'credit.currency'],
      },
    ],
    403: {
      'device.error.otherstudio': { ...start('TRG-2001-01'), given: machine() },
      'device.error.notpermitted': { ...start(), given: machine('not for this member') },
    },
    404: { 'device.error.notfound': { ...start('TRG-9999-99'), given: machine() } },
    409: {
      'device.error.busy': { ...start(), given: machine('busy') },
      'device.error.credittoolow': { ...start(), given: machine('too dear') },
    },
    422: {
      'request.error.idempotencykeyreused': {
        ...start('TRG-1001-01', key),
        given: [...machine(), usedKey('createBeverageSale')],
      },
    },
  },
  getBeverageDevice: {
    200: [
      {
        ...show(),
        given: machine(),
        example: 'includedDevice',
        exactly: ['deviceId', 'deviceName', 'studio.id', 'price.amount'],
      },
      {
        ...show(),
        when: 'that costs something',
        given: machine('paid'),
        example: 'pricedDevice',
        exactly: ['price.amount', 'price.currency', 'credit.amount', 'credit.currency'],
      },
    ],
    403: {
      'device.error.otherstudio': { ...show('TRG-2001-01'), given: machine() },
      'device.error.notpermitted': { ...show(), given: machine('not for this member') },
    },
    404: { 'device.error.notfound': { ...show('TRG-9999-99'), given: machine() } },
  },
});
