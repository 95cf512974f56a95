import { describedResponse, jsonOf, type Json } from '../description.ts';
import { isOperationId } from '../operationIds.ts';
import type { Interaction } from '../pactFile.ts';
import { bodyDrifts, type DriftKind } from './drifts.ts';
import type { Recording } from './recorder.ts';

/** An interaction with the answer that the provider gave. */
export interface Recorded {
  interaction: Interaction;
  recording: Recording;
}

/** A drift of one operation; it is killed when one of the answers makes the verification fail. */
export interface Mutant {
  /** `getCalendarItem 200 field dropped $.uuid` */
  name: string;
  kind: DriftKind;
  operationId: string;
  /** The drifted answers, one for each interaction that the drift shows in. */
  answers: { interaction: Interaction; recording: Recording }[];
}

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

const without = (headers: Recording['headers'], gone: string): Recording['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== gone.toLowerCase()));

type Drifted = { kind: DriftKind; path: string; recording: Recording };

function drifted({ interaction, recording }: Recorded): Drifted[] {
  const [name = ''] = interaction.description.split(' ');
  if (!isOperationId(name)) throw new Error(`"${interaction.description}" names no operation.`);
  const { status, headers, body } = recording;
  const json = jsonOf(describedResponse(name, status));
  const value: Json = json ? JSON.parse(body) : null;
  const bodies = json ? bodyDrifts(json.schema, value) : [];
  return [
    ...bodies.map(({ kind, path, changed }) => ({
      kind,
      path,
      recording: { status, headers, body: JSON.stringify(changed) },
    })),
    ...Object.keys(interaction.response.headers ?? {}).map((header) => ({
      kind: 'header gone' as const,
      path: header,
      recording: { status, headers: without(headers, header), body },
    })),
    {
      kind: 'status changed' as const,
      path: String(otherStatus(status)),
      recording: { status: otherStatus(status), headers, body },
    },
  ];
}

/** All drifts of recorded answers. */
export function mutantsOf(recorded: readonly Recorded[]): Mutant[] {
  const mutants = new Map<string, Mutant>();
  for (const one of recorded) {
    const group = groupOf(one.interaction);
    const [operationId = ''] = group.split(' ');
    for (const { kind, path, recording } of drifted(one)) {
      const name = `${group} ${kind} ${path}`;
      const mutant = mutants.get(name) ?? { name, kind, operationId, answers: [] };
      mutant.answers.push({ interaction: one.interaction, recording });
      mutants.set(name, mutant);
    }
  }
  return [...mutants.values()];
}
