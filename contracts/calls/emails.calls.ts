import { definePact } from '../src/definePact.ts';
import { additionalCalls } from './emails/additional.ts';
import { legacyCalls } from './emails/legacy.ts';

definePact('emails', { ...additionalCalls, ...legacyCalls });
