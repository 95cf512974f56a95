import { state, type ParamsOf } from '../src/states.ts';

/** A key as clients send it. */
export const key = { 'Idempotency-Key': '3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11' };

/** The key has been used for something else. */
export const usedKey = (operation: ParamsOf<'a used idempotency key'>['operation']) =>
  state('a used idempotency key', { key: key['Idempotency-Key'], operation });
