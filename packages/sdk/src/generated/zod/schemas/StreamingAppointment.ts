/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Person } from './Person.ts';
import { StudioReference } from './StudioReference.ts';

export const streamingAppointmentStreamIdMax = 1024;

export const streamingAppointmentNameMax = 120;

export const streamingAppointmentStartDateTimeMax = 35;

export const streamingAppointmentEndDateTimeMax = 35;

export const streamingAppointmentEmployeesMax = 20;

export const streamingAppointmentStreamOpensAtMax = 35;

export const streamingAppointmentStreamMax = 2000;



export const StreamingAppointment = /*#__PURE__*/ zod.object({
  "streamId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentStreamIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentNameMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentStartDateTimeMax)),
  "endDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentEndDateTimeMax)),
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentEmployeesMax)),
  "studio": StudioReference,
  "streamOpensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentStreamOpensAtMax)),
  "stream": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamingAppointmentStreamMax)))
});

export type StreamingAppointment = zod.input<typeof StreamingAppointment>;
export type StreamingAppointmentOutput = zod.output<typeof StreamingAppointment>;
