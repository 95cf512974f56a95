import { operations } from '@studio-portal/sdk/operations';
import { buildCases, type Case } from '../src/cases.ts';
import type { Table, Tag } from '../src/table.ts';
import { bookingVariants } from './bookingVariants.ts';
import { catalogueFilters } from './catalogueFilters.ts';
import { courseFilters } from './courseFilters.ts';
import { contextRows } from './contexts.ts';
import { publicBookingVariants } from './publicBookingVariants.ts';
import { portalRequests } from './portalRequests.ts';
import { studioVariants } from './studioVariants.ts';

const tables: readonly Table[] = [
  // The first three tables repeat responses with null for values and values for null, to test both
  // forms of nullable fields. A backend may return either, except where a row requires the value
  // that a state determines.
  studioVariants,
  bookingVariants,
  publicBookingVariants,
  courseFilters,
  catalogueFilters,
  contextRows,
  portalRequests,
];

/** Builds the cases outside `calls/` that belong to a tag. */
export const scenarioCases = (tag: Tag): Case[] =>
  tables.flatMap(buildCases).filter(({ operationId }) => operations[operationId].tag === tag);
