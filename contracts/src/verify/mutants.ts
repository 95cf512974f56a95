import type { GivenAnswer, StateSetup } from '../../provider/recorder.ts';
import {
  describedResponse,
  isArray,
  isObject,
  jsonOf,
  type Json,
  type Schema,
} from '../description.ts';
import { fixedBy } from '../fixed.ts';
import { isOperationId } from '../operationIds.ts';
import type { Interaction } from '../pactFile.ts';
import { branchFor } from '../schema.ts';
import { allowedChanges, type AllowedKind } from './allowed.ts';
import { cookieDrifts } from './cookies.ts';
import { bodyDrifts, type BodyDrift, type DriftKind } from './drifts.ts';

/** An interaction with the answer that the provider gave, and what its states answered. */
export interface Recorded {
  interaction: Interaction;
  states: readonly StateSetup[];
  answer: GivenAnswer;
}

/** A change of the answers of one operation; it is noticed when one of them makes the verification fail. */
export interface Mutant<Kind extends string = DriftKind> {
  /** `getCalendarItem 200 field dropped $.uuid` */
  name: string;
  kind: Kind;
  operationId: string;
  /** The changed answers, one for each interaction that the change shows in; made when they are wanted. */
  answers: (() => Recorded)[];
}

type Change<Kind> = { kind: Kind; path: string; answer: () => GivenAnswer };

/**
 * What drifts as one: all answers of an operation with a status that is a success, and each error
 * code by itself.
 */
function groupOf({ description, response }: Interaction): string {
  const [operationId = '', status = '', code = ''] = description.replace(/:.*/, '').split(' ');
  return response.status < 400 ? `${operationId} ${status}` : `${operationId} ${status} ${code}`;
}

const otherStatus = (status: number): number => {
  if (status >= 400) return status === 400 ? 422 : 400;
  return status === 200 ? 202 : 200;
};

const without = (headers: GivenAnswer['headers'], gone: string): GivenAnswer['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== gone.toLowerCase()));

const dottedOf = (path: string): string => path.replaceAll('[*]', '').replace(/^\$\.?/, '');

/** The schema of an error, of whose fields the description leaves each open: with those as required that the pact asks for. */
function relied(schema: Schema, body: Json, promised: Json): Schema {
  const branch = branchFor(schema, body, 'error');
  if (isArray(body) && isArray(promised)) {
    const items = body.map((item, index) =>
      relied(branch.items ?? {}, item, promised[index] ?? {}),
    );
    return { ...branch, ...(items[0] && { items: items[0] }) };
  }
  return { ...branch, required: isObject(promised) ? Object.keys(promised) : [] };
}

/** What there is to know of a recorded body; null when it is no JSON. */
function bodyOf({ interaction, answer }: Recorded) {
  const [name = ''] = interaction.description.split(' ');
  if (!isOperationId(name)) throw new Error(`"${interaction.description}" names no operation.`);
  const json = jsonOf(describedResponse(name, answer.status));
  if (!json) return null;
  const body: Json = JSON.parse(answer.body);
  const rules = Object.entries(interaction.response.matchingRules?.body ?? {});
  const promised = interaction.response.body?.content ?? null;
  return {
    schema: answer.status < 400 ? json.schema : relied(json.schema, body, promised),
    body,
    fixed: fixedBy(interaction.providerStates, body),
    asked: rules.map(([path]) => dottedOf(path)),
    literal: rules.flatMap(([path, { matchers }]) =>
      matchers.some(({ match }) => match === 'equality') ? [dottedOf(path)] : [],
    ),
    others: [...json.examples.values()],
  };
}

const withBody =
  (answer: GivenAnswer) =>
  <Kind extends string>({ kind, path, changed }: BodyDrift<Kind>): Change<Kind> => ({
    kind,
    path,
    answer: () => ({ ...answer, body: JSON.stringify(changed()) }),
  });

function drifted(recorded: Recorded): Change<DriftKind>[] {
  const { interaction, answer } = recorded;
  const { status, headers } = answer;
  const known = bodyOf(recorded);
  const { cookie } = interaction.comments?.promises ?? {};
  return [
    ...(known ? bodyDrifts(known).map(withBody(answer)) : []),
    ...Object.keys(interaction.response.headers ?? {}).map((header) => ({
      kind: 'header gone' as const,
      path: header,
      answer: () => ({ ...answer, headers: without(headers, header) }),
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

function grouped<Kind extends string>(
  recorded: readonly Recorded[],
  changesOf: (one: Recorded) => Change<Kind>[],
): Mutant<Kind>[] {
  const mutants = new Map<string, Mutant<Kind>>();
  for (const one of recorded) {
    const group = groupOf(one.interaction);
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

/** All drifts of recorded answers: each must be noticed. */
export const mutantsOf = (recorded: readonly Recorded[]): Mutant[] => grouped(recorded, drifted);

/** All changes of recorded answers that are no fault: none may be noticed. */
export const allowedOf = (recorded: readonly Recorded[]): Mutant<AllowedKind>[] =>
  grouped(recorded, (one) => {
    const known = one.interaction.response.status < 400 ? bodyOf(one) : null;
    return known ? allowedChanges(known).map(withBody(one.answer)) : [];
  });
