import type { OperationId, TypedArg } from '@studio-portal/sdk/types';
import {
  describedResponse,
  isObject,
  jsonOf,
  fileOf,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';
import { derivedRefusals } from './derived.ts';
import { expectedError, type ExpectedError } from './errors.ts';
import type { Promises } from '../provider/promises.ts';
import { expectationOf, type Expectation } from './expectation.ts';
import { fixedBy } from './fixed.ts';
import { isOperationId } from './operationIds.ts';
import { asReceived } from './received.ts';
import { escaped, textRule } from './rules.ts';
import { branchFor } from './schema.ts';
import { sessionCookies } from './sessionCookies.ts';
import type { ErrorRow, Row, SuccessRow, Table } from './table.ts';

/** A row with all that follows from the description: one interaction of a pact, one test. */
export interface Case {
  operationId: OperationId;
  status: number;
  /** The interaction's description in the pact; begins with the operationId. */
  title: string;
  row: Row;
  response: {
    headers: Readonly<Record<string, HeaderExpectation>>;
    json: Expectation | null;
    /** What the kit checks besides; nothing when left out. */
    promises?: Promises;
  };
  /** What the SDK must make of the response. */
  outcome: { answer: unknown } | { error: ExpectedError };
}

/** A response header: an example, and the expression that any value must match. */
export interface HeaderExpectation {
  example: string;
  regex: string;
}

/** The cases of a table, in the order of its rows. */
export const casesOf = (table: Table): Case[] =>
  Object.entries(table).flatMap(([name, statuses]) => {
    const operationId = operationIdOf(name);
    return Object.entries(statuses).flatMap(([status, rows = []]) =>
      isSuccess(rows)
        ? rows.map((row) => successCase(operationId, Number(status), row))
        : Object.entries(rows).map(([code, row]) =>
            errorCase(operationId, Number(status), code, row),
          ),
    );
  });

/** The refusals of a table's operations that follow from the description. */
export const derivedCasesOf = (table: Table): Case[] =>
  Object.entries(table).flatMap(([name, statuses]) => {
    const operationId = operationIdOf(name);
    const [success] = Object.values(statuses).flatMap((rows = []) => (isSuccess(rows) ? rows : []));
    if (!success) throw new Error(`${operationId} has no row in which it succeeds.`);
    return derivedRefusals(operationId, success).map(({ status, code, row }) =>
      errorCase(operationId, status, code, row),
    );
  });

function operationIdOf(name: string): OperationId {
  if (isOperationId(name)) return name;
  throw new Error(`There is no operation ${name}.`);
}

const isSuccess = (
  rows: readonly SuccessRow[] | Readonly<Record<string, ErrorRow>>,
): rows is readonly SuccessRow[] => Array.isArray(rows);

const titleOf = (...[operationId, status, outcome, row]: [OperationId, number, string, Row]) =>
  `${operationId} ${status} ${outcome}${row.when ? `: ${row.when}` : ''}`;

function successCase(operationId: OperationId, status: number, row: SuccessRow): Case {
  const title = titleOf(operationId, status, row.example ?? 'no content', row);
  const json = jsonOf(describedResponse(operationId, status));
  if (row.example === null) {
    if (json) throw new Error(`${title}: the answer has a body, so the row must name its example.`);
    return {
      operationId,
      status,
      title,
      row,
      response: { headers: {}, json: null, promises: promisedCookie(operationId, row) },
      outcome: { answer: undefined },
    };
  }
  const file = fileOf(describedResponse(operationId, status));
  if (file?.examples.has(row.example))
    return fileCase(operationId, status, title, row, file.mediaType);
  const example = json?.examples.get(row.example);
  if (!json || example === undefined) {
    const names = [...(json?.examples.keys() ?? [])].join(', ') || 'none';
    throw new Error(`${title}: there is no such example; there are: ${names}.`);
  }
  const { amounts, moments } = fixedBy(row.given, example);
  const exactly = [...new Set([...(row.exactly ?? []), ...amounts])];
  const expectation = narrowed(expectationOf(json.schema, example, title, exactly), row.atMost);
  return {
    operationId,
    status,
    title,
    row,
    response: {
      headers: headersOf(operationId, status),
      json: expectation,
      promises: {
        ...promisedCookie(operationId, row),
        ...(Object.keys(moments).length > 0 && { moments }),
      },
    },
    outcome: { answer: asReceived(json.schema, expectation.body) },
  };
}

/** A session can only be ended where the request has one. */
function promisedCookie(operationId: OperationId, { request }: Row): Promises {
  const cookie = sessionCookies[operationId];
  return cookie && (cookie === 'begins' || request.headers['Cookie']) ? { cookie } : {};
}

/** Asks for no more than some elements of the answer's list. */
function narrowed(expectation: Expectation, atMost: number | undefined): Expectation {
  if (atMost === undefined) return expectation;
  const path = isObject(expectation.body) ? '$.content' : '$';
  const rules = new Map(expectation.rules);
  return { ...expectation, rules: rules.set(path, { match: 'type', min: 1, max: atMost }) };
}

/** Pact cannot tell one drawing from another, so what is asked for of a file is its kind. */
function fileCase(
  operationId: OperationId,
  status: number,
  title: string,
  row: SuccessRow,
  mediaType: string,
): Case {
  const contentType = { example: mediaType, regex: `^${escaped(mediaType)}(?:;.*)?$` };
  return {
    operationId,
    status,
    title,
    row,
    response: { headers: headersOf(operationId, status, contentType), json: null },
    outcome: { answer: { file: mediaType } },
  };
}

function errorCase(operationId: OperationId, status: number, code: string, row: ErrorRow): Case {
  const title = titleOf(operationId, status, code, row);
  const { schema, example } = errorExample(operationId, status, code);
  const body = row.typedArgs ? { ...example, typedArgs: row.typedArgs.map(asJson) } : example;
  const hasArgs = JSON.stringify(body.typedArgs) !== '[]';
  const exactly = [
    'errorCode',
    ...(hasArgs ? ['typedArgs.type'] : []),
    ...(hasArgs && row.typedArgs ? ['typedArgs.value'] : []),
  ];
  // The catalogue leaves every field of a fault open; what the portal acts upon must be there.
  const reliable = { ...schema, required: ['errorCode', ...(hasArgs ? ['typedArgs'] : [])] };
  const json = expectationOf(reliable, body, title, exactly);
  return {
    operationId,
    status,
    title,
    row,
    response: {
      headers: headersOf(operationId, status),
      json,
    },
    outcome: { error: expectedError(operationId, status, [asObject(json.body)]) },
  };
}

const asObject = (body: Json): JsonObject => (isObject(body) ? body : {});

const asJson = ({ type, value }: TypedArg): JsonObject => ({ type, value });

/** The example of an error, found by its code. */
function errorExample(
  operationId: OperationId,
  status: number,
  code: string,
): { schema: Schema; example: JsonObject } {
  const json = jsonOf(describedResponse(operationId, status));
  const example = [...(json?.examples.values() ?? [])]
    .filter(isObject)
    .find(({ errorCode }) => errorCode === code);
  if (json && example) return { schema: branchFor(json.schema, example, operationId), example };
  throw new Error(`${operationId} ${status} has no example with the error code ${code}.`);
}

const jsonType: HeaderExpectation = {
  example: 'application/json',
  regex: String.raw`^application/json(?:;\s*charset=[uU][tT][fF]-8)?$`,
};

/** The response headers that the description declares, and the content type. */
function headersOf(
  operationId: OperationId,
  status: number,
  contentType = jsonType,
): Case['response']['headers'] {
  const declared = Object.entries(describedResponse(operationId, status).headers ?? {});
  return {
    'Content-Type': contentType,
    ...Object.fromEntries(
      declared.map(([name, { schema, example }]) => [
        name,
        { example: textOf(example), regex: textRule(schema) },
      ]),
    ),
  };
}

/** A header's value is text as it is, a number as its digits. */
const textOf = (example: Json): string =>
  typeof example === 'string' ? example : JSON.stringify(example);
