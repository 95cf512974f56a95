import * as z from 'zod/mini';
import { type Day, isDay } from './dates.ts';

/** The schema of a calendar day that was stored, YYYY-MM-DD. */
export const storedDay = z.custom<Day>(isDay);
