import * as z from 'zod/mini';
import { type Day, isDay } from './dates.ts';

/** Schema of a stored calendar day, YYYY-MM-DD. */
export const storedDay = z.custom<Day>(isDay);
