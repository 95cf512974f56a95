/**
 * The refusals that the contracts ask for (contracts/pacts), as requests to a sandbox: what consumers rely on is the
 * one witness of what is refused, and here it is met on each database.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { StateName } from '../../src/states/vocabulary.ts';
import type { Sandbox } from '../harness/sandbox.ts';

type Generators = Record<string, { expression: string }>;

/** The parts of an interaction (Pact V4) that are read here. */
type Interaction = {
  description: string;
  providerStates: { name: StateName; params?: Record<string, string | number> }[];
  request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: unknown; encoded: false | 'base64' };
    generators?: { header?: Generators; query?: Generators; body?: Generators };
  };
  response: { status: number };
};

export type PactedRefusal = {
  /** `bookCourse 409 booking.error.slotfull`, with what tells it apart where there are several. */
  title: string;
  operationId: string;
  status: number;
  errorCode: string;
  interaction: Interaction;
};

const folder = new URL('../../../../contracts/pacts/', import.meta.url);

const interactionsIn = (file: string): Interaction[] => {
  const pact: { interactions: Interaction[] } = JSON.parse(
    readFileSync(new URL(file, folder), 'utf8'),
  );
  return pact.interactions;
};

/** Every refusal of the pacts. */
export const pactedRefusals: readonly PactedRefusal[] = readdirSync(folder)
  .flatMap(interactionsIn)
  .filter(({ response }) => response.status >= 400)
  .map((interaction) => {
    const { description: title, response } = interaction;
    const [operationId = '', , errorCode = ''] = title.split(/[ :]+/);
    return { title, operationId, status: response.status, errorCode, interaction };
  });

/** Puts what a state has answered in the place of the example. */
function generated(
  values: Record<string, string[]>,
  generators: Generators = {},
  answered: ReadonlyMap<string, string>,
): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, all]) => {
    const wanted = generators[name]?.expression.replace(/^\$\{(.*)\}$/, '$1');
    const value = wanted === undefined ? undefined : answered.get(wanted);
    return value === undefined
      ? all.map((one): [string, string] => [name, one])
      : [[name, value] satisfies [string, string]];
  });
}

/** The body with what a state has answered in the place of an example; only fields of the body itself are asked for so. */
function bodyWith(
  content: unknown,
  generators: Generators = {},
  answered: ReadonlyMap<string, string>,
): unknown {
  const paths = Object.keys(generators);
  if (paths.length === 0) return content;
  const values = generated(
    Object.fromEntries(paths.map((path) => [path, []])),
    generators,
    answered,
  );
  const fields = values.map(([path, value]) => [path.replace(/^\$\./, ''), value]);
  return { ...Object(content), ...Object.fromEntries(fields) };
}

/** Brings about what an interaction is given, sends its request, and answers status, code and kinds of arguments. */
export async function meet(sandbox: Sandbox, { providerStates, request }: Interaction) {
  const answered = new Map<string, string>();
  for (const { name, params } of providerStates)
    for (const [key, value] of Object.entries((await sandbox.state(name, params)) ?? {}))
      answered.set(key, value);
  const { method, path, query = {}, headers = {}, body, generators } = request;
  const search = new URLSearchParams(generated(query, generators?.query, answered)).toString();
  const response = await sandbox.app.inject({
    method,
    url: search === '' ? path : `${path}?${search}`,
    headers: Object.fromEntries(generated(headers, generators?.header, answered)),
    ...(body && {
      payload:
        body.encoded === 'base64'
          ? Buffer.from(String(body.content), 'base64')
          : JSON.stringify(bodyWith(body.content, generators?.body, answered)),
    }),
  });
  const [first] = [response.json<{ errorCode?: string } | { errorCode?: string }[]>()].flat();
  return { status: response.statusCode, errorCode: first?.errorCode };
}
