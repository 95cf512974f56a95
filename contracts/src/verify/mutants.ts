import type { GivenAnswer, StateSetup } from '../../provider/recorder.ts';
import {
  describedResponse,
  isArray,
  isObject,
  jsonContent,
  type Json,
  type JsonObject,
  type Schema,
} from '../description.ts';
import { toDottedPath } from '../expectation.ts';
import { isOperationId } from '../operationIds.ts';
import type { Interaction } from '../pactFile.ts';
import { selectBranch } from '../schema.ts';
import { allowedChanges, type AllowedKind } from './allowed.ts';
import { cookieDrifts } from './cookies.ts';
import { bodyDrifts, type BodyDrift, type DriftKind } from './drifts.ts';

/** An interaction with the provider's response and the responses of its states. */
export interface Recorded {
  interaction: Interaction;
  states: readonly StateSetup[];
  answer: GivenAnswer;
}

/** A change in the responses of one operation; detected if any of them fails the verification. */
export interface Mutant<Kind extends string = DriftKind> {
  /** `getCalendarItem 200 field dropped $.uuid` */
  name: string;
  kind: Kind;
  operationId: string;
  /** Creates the changed responses, one per affected interaction, on demand. */
  answers: (() => Recorded)[];
}

type Change<Kind> = { kind: Kind; path: string; answer: () => GivenAnswer };

/**
 * Returns the group whose drifts count as one: all successes with the same status, or a single
 * error code of an operation.
 */
function groupName({ description, response }: Interaction): string {
  const [operationId = '', status = '', code = ''] = description.replace(/:.*/, '').split(' ');
  return response.status < 400 ? `${operationId} ${status}` : `${operationId} ${status} ${code}`;
}

const otherStatus = (status: number): number => {
  if (status >= 400) return status === 400 ? 422 : 400;
  return status === 200 ? 202 : 200;
};

const withoutHeader = (headers: GivenAnswer['headers'], gone: string): GivenAnswer['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== gone.toLowerCase()));

/**
 * Returns the error schema with the pact's fields as required. The API description makes all fields
 * of errors optional.
 */
function requireFields(schema: Schema, body: Json, promised: Json): Schema {
  const branch = selectBranch(schema, body, 'error');
  if (isArray(body) && isArray(promised)) {
    const items = body.map((item, index) =>
      requireFields(branch.items ?? {}, item, promised[index] ?? {}),
    );
    return { ...branch, ...(items[0] && { items: items[0] }) };
  }
  return { ...branch, required: isObject(promised) ? Object.keys(promised) : [] };
}

/** Collects everything known about a recorded body; null if it is not JSON. */
function recordedBody({ interaction, answer }: Recorded) {
  const [name = ''] = interaction.description.split(' ');
  if (!isOperationId(name))
    throw new Error(`"${interaction.description}" does not start with an operationId.`);
  const json = jsonContent(describedResponse(name, answer.status));
  if (!json) return null;
  const body: Json = JSON.parse(answer.body);
  const rules = Object.entries(interaction.response.matchingRules?.body ?? {});
  const promised = interaction.response.body?.content ?? null;
  return {
    schema: answer.status < 400 ? json.schema : requireFields(json.schema, body, promised),
    body,
    moments: Object.keys(interaction.comments?.promises?.moments ?? {}),
    anyOrder: interaction.comments?.promises?.anyOrder ?? {},
    asked: rules.map(([path]) => toDottedPath(path)),
    literal: rules.flatMap(([path, { matchers }]) =>
      isLiteral(matchers) ? [toDottedPath(path)] : [],
    ),
    instants: Object.keys(interaction.comments?.promises?.instants ?? {}),
    others: [...json.examples.values()],
  };
}

/** A number has a matcher for its type and one for its text. */
const isLiteral = (matchers: readonly JsonObject[]): boolean =>
  matchers.some(({ match }) => match === 'equality') ||
  (matchers.length > 1 && matchers.some(({ match }) => match === 'number'));

/** Writes amounts with more decimals, as some serializers do: `10.00` instead of `10`. */
const writeDecimals = (body: string): string =>
  body
    .replaceAll(/(?<amount>"amount":-?\d+\.\d+)/g, '$<amount>0')
    .replaceAll(/(?<amount>"amount":-?\d+)(?![\d.])/g, '$<amount>.00');

const withBody =
  (answer: GivenAnswer) =>
  <Kind extends string>({ kind, path, changed }: BodyDrift<Kind>): Change<Kind> => ({
    kind,
    path,
    answer: () => ({ ...answer, body: JSON.stringify(changed()) }),
  });

function driftChanges(recorded: Recorded): Change<DriftKind>[] {
  const { interaction, answer } = recorded;
  const { status, headers } = answer;
  const known = recordedBody(recorded);
  const { cookie } = interaction.comments?.promises ?? {};
  return [
    ...(known ? bodyDrifts(known).map(withBody(answer)) : []),
    ...Object.keys(interaction.response.headers ?? {}).map((header) => ({
      kind: 'header gone' as const,
      path: header,
      answer: () => ({ ...answer, headers: withoutHeader(headers, header) }),
    })),
    ...(cookie ? cookieDrifts(answer, cookie) : []).map(({ path, answer }) => ({
      kind: 'cookie changed' as const,
      path,
      answer: () => answer,
    })),
    {
      kind: 'status changed' as const,
      path: String(otherStatus(status)),
      answer: () => ({ ...answer, status: otherStatus(status) }),
    },
  ];
}

function groupMutants<Kind extends string>(
  recorded: readonly Recorded[],
  changesOf: (one: Recorded) => Change<Kind>[],
): Mutant<Kind>[] {
  const mutants = new Map<string, Mutant<Kind>>();
  for (const one of recorded) {
    const group = groupName(one.interaction);
    const [operationId = ''] = group.split(' ');
    for (const { kind, path, answer } of changesOf(one)) {
      const name = `${group} ${kind} ${path}`;
      const mutant = mutants.get(name) ?? { name, kind, operationId, answers: [] };
      mutant.answers.push(() => ({ ...one, answer: answer() }));
      mutants.set(name, mutant);
    }
  }
  return [...mutants.values()];
}

/** Builds all drifts of the recorded responses; each must be detected. */
export const buildMutants = (recorded: readonly Recorded[]): Mutant[] =>
  groupMutants(recorded, driftChanges);

/** Builds all acceptable changes of the recorded responses; none may be detected. */
export const buildAllowedMutants = (recorded: readonly Recorded[]): Mutant<AllowedKind>[] =>
  groupMutants(recorded, (one) => {
    const known = one.interaction.response.status < 400 ? recordedBody(one) : null;
    if (!known) return [];
    const { answer } = one;
    const written = writeDecimals(answer.body);
    return [
      ...allowedChanges(known).map(withBody(answer)),
      ...(written === answer.body
        ? []
        : [
            {
              kind: 'amount with more decimals' as const,
              path: '$',
              answer: () => ({ ...answer, body: written }),
            },
          ]),
    ];
  });
