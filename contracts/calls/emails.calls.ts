import { contract } from '../src/contract.ts';
import { additionalCalls } from './emails/additional.ts';
import { legacyCalls } from './emails/legacy.ts';

contract('emails', { ...additionalCalls, ...legacyCalls });
