import { state, type StateParams } from '../src/states.ts';

/** Key as clients send it. */
export const key = { 'Idempotency-Key': '3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11' };

/** The key was used for another request. */
export const usedKey = (operation: StateParams<'a used idempotency key'>['operation']) =>
  state('a used idempotency key', { key: key['Idempotency-Key'], operation });
