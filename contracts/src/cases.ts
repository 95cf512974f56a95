import type { OperationId, TypedArg } from '@studio-portal/sdk/types';
import {
  describedResponse,
  isObject,
  jsonContent,
  fileContent,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';
import { derivedErrors } from './derivedErrors.ts';
import { expectedError, type ExpectedError } from './errors.ts';
import type { Promises } from '../provider/promises.ts';
import { buildExpectation, reliableExample, type Expectation } from './expectation.ts';
import { collectFixedValues } from './fixedValues.ts';
import { isOperationId } from './operationIds.ts';
import { toSdkValue } from './sdkValue.ts';
import { escapeRegex, textPattern } from './rules.ts';
import { selectBranch } from './schema.ts';
import { sessionCookies } from './sessionCookies.ts';
import type { ErrorRow, Row, SuccessRow, Table } from './table.ts';

/** A row with everything derived from the API description: one interaction of a pact, one test. */
export interface Case {
  operationId: OperationId;
  status: number;
  /** Description of the interaction in the pact; starts with the operationId. */
  title: string;
  row: Row;
  response: {
    headers: Readonly<Record<string, HeaderExpectation>>;
    json: Expectation | null;
    /** Checks that the kit adds to Pact's; omitted if there are none. */
    promises?: Promises;
  };
  /** Result or error that the SDK must produce. */
  outcome: { answer: unknown } | { error: ExpectedError };
}

/** A response header: an example and the regular expression for valid values. */
export interface HeaderExpectation {
  example: string;
  regex: string;
}

/** Builds the cases of a table in row order. */
export const buildCases = (table: Table): Case[] =>
  Object.entries(table).flatMap(([name, statuses]) => {
    const operationId = parseOperationId(name);
    return Object.entries(statuses).flatMap(([status, rows = []]) =>
      isSuccess(rows)
        ? rows.map((row) => successCase(operationId, Number(status), row))
        : Object.entries(rows).map(([code, row]) =>
            errorCase(operationId, Number(status), code, row),
          ),
    );
  });

/** Builds the error cases that follow from the API description. */
export const buildDerivedCases = (table: Table): Case[] =>
  Object.entries(table).flatMap(([name, statuses]) => {
    const operationId = parseOperationId(name);
    const [success] = Object.values(statuses).flatMap((rows = []) => (isSuccess(rows) ? rows : []));
    if (!success)
      throw new Error(`${operationId} has no successful row. Add one to contracts/calls.`);
    return derivedErrors(operationId, success).map(({ status, code, row }) =>
      errorCase(operationId, status, code, row),
    );
  });

function parseOperationId(name: string): OperationId {
  if (isOperationId(name)) return name;
  throw new Error(`Unknown operation ${name}.`);
}

const isSuccess = (
  rows: readonly SuccessRow[] | Readonly<Record<string, ErrorRow>>,
): rows is readonly SuccessRow[] => Array.isArray(rows);

const buildTitle = (...[operationId, status, outcome, row]: [OperationId, number, string, Row]) =>
  `${operationId} ${status} ${outcome}${row.when ? `: ${row.when}` : ''}`;

function successCase(operationId: OperationId, status: number, row: SuccessRow): Case {
  const title = buildTitle(operationId, status, row.example ?? 'no content', row);
  const json = jsonContent(describedResponse(operationId, status));
  if (row.example === null) {
    if (json)
      throw new Error(`${title}: the response has a body, so the row must name an example.`);
    return {
      operationId,
      status,
      title,
      row,
      response: { headers: {}, json: null, promises: promisedCookie(operationId, row) },
      outcome: { answer: undefined },
    };
  }
  const file = fileContent(describedResponse(operationId, status));
  if (file?.examples.has(row.example))
    return fileCase(operationId, status, title, row, file.mediaType);
  const example = json?.examples.get(row.example);
  if (!json || example === undefined) {
    const names = [...(json?.examples.keys() ?? [])].join(', ') || 'none';
    throw new Error(`${title}: unknown example. Available: ${names}.`);
  }
  const { literal, anyOrder, moments } = collectFixedValues(
    row.given,
    reliableExample(json.schema, example, title),
    row.differs,
  );
  const exactly = [...new Set([...(row.exactly ?? []), ...literal])];
  const expectation = limitItems(
    buildExpectation(json.schema, example, title, exactly),
    row.atMost,
  );
  return {
    operationId,
    status,
    title,
    row,
    response: {
      headers: expectedHeaders(operationId, status),
      json: expectation,
      promises: {
        ...promisedCookie(operationId, row),
        ...(Object.keys(moments).length > 0 && { moments }),
        ...(Object.keys(anyOrder).length > 0 && { anyOrder }),
        ...promisedInstants(expectation),
      },
    },
    outcome: { answer: toSdkValue(json.schema, expectation.body) },
  };
}

const promisedInstants = ({ instants }: Expectation): Promises => (instants ? { instants } : {});

/** Only a request with a session can end one. */
function promisedCookie(operationId: OperationId, { request }: Row): Promises {
  const cookie = sessionCookies[operationId];
  return cookie && (cookie === 'begins' || request.headers['Cookie']) ? { cookie } : {};
}

/** Limits the number of items in the response's list. */
function limitItems(expectation: Expectation, atMost: number | undefined): Expectation {
  if (atMost === undefined) return expectation;
  const path = isObject(expectation.body) ? '$.content' : '$';
  const rules = new Map(expectation.rules);
  return { ...expectation, rules: rules.set(path, { match: 'type', min: 1, max: atMost }) };
}

/** Pact cannot compare file contents, so only the media type is checked. */
function fileCase(
  operationId: OperationId,
  status: number,
  title: string,
  row: SuccessRow,
  mediaType: string,
): Case {
  const contentType = { example: mediaType, regex: `^${escapeRegex(mediaType)}(?:;.*)?$` };
  return {
    operationId,
    status,
    title,
    row,
    response: { headers: expectedHeaders(operationId, status, contentType), json: null },
    outcome: { answer: { file: mediaType } },
  };
}

function errorCase(operationId: OperationId, status: number, code: string, row: ErrorRow): Case {
  const title = buildTitle(operationId, status, code, row);
  const { schema, example } = findErrorExample(operationId, status, code);
  const body = row.typedArgs ? { ...example, typedArgs: row.typedArgs.map(asJson) } : example;
  const hasArgs = JSON.stringify(body.typedArgs) !== '[]';
  const exactly = [
    'errorCode',
    ...(hasArgs ? ['typedArgs.type'] : []),
    ...(hasArgs && row.typedArgs ? ['typedArgs.value'] : []),
  ];
  // The catalogue makes every error field optional; the portal relies on these.
  const reliable = { ...schema, required: ['errorCode', ...(hasArgs ? ['typedArgs'] : [])] };
  const json = buildExpectation(reliable, body, title, exactly);
  return {
    operationId,
    status,
    title,
    row,
    response: {
      headers: expectedHeaders(operationId, status),
      json,
      promises: promisedInstants(json),
    },
    outcome: { error: expectedError(operationId, status, [asObject(json.body)]) },
  };
}

const asObject = (body: Json): JsonObject => (isObject(body) ? body : {});

const asJson = ({ type, value }: TypedArg): JsonObject => ({ type, value });

/** Finds the example with the given error code. */
function findErrorExample(
  operationId: OperationId,
  status: number,
  code: string,
): { schema: Schema; example: JsonObject } {
  const json = jsonContent(describedResponse(operationId, status));
  const example = [...(json?.examples.values() ?? [])]
    .filter(isObject)
    .find(({ errorCode }) => errorCode === code);
  if (json && example) return { schema: selectBranch(json.schema, example, operationId), example };
  throw new Error(`${operationId} ${status} has no example with the error code ${code}.`);
}

const jsonType: HeaderExpectation = {
  example: 'application/json',
  regex: String.raw`^application/json(?:;\s*charset=[uU][tT][fF]-8)?$`,
};

/** Returns the declared response headers and the content type. */
function expectedHeaders(
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
        { example: headerText(example), regex: textPattern(schema) },
      ]),
    ),
  };
}

/** Formats a header example: strings stay as they are, numbers become digits. */
const headerText = (example: Json): string =>
  typeof example === 'string' ? example : JSON.stringify(example);
