/**
 * Calls made while another device deletes the account succeed or fail with a declared status, never with a 5xx. They
 * are sent when the deletion has found nothing open and holds the account's lock.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import * as deletion from '../../src/domains/accountDeletion/deletion.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { described, findOperation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { happy } from '../operations/happy.ts';

const isWriting = (id: string): id is WritingOperationId =>
  id in happy && described.get(id)?.method !== 'GET';

/** Behave differently without a session. */
const usesSession: ReadonlySet<string> = new Set<WritingOperationId>(['bookPublicCourse']);

const ids = [...described.keys()]
  .filter(isWriting)
  .filter((id) => findOperation(id).needsSession || usesSession.has(id))
  .filter((id) => id !== 'deleteAccount');

/** Setups are typed per operation; here they all count as requests. */
const createRequest = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

const sandbox = useSandbox();

test.for(ids)('%s answers with a declared status', async (id) => {
  const request = await createRequest(id, sandbox());
  const as = request.as ?? 'visitor';
  // The session exists before the deletion, because an account that is being deleted accepts no login.
  const cookie = await sandbox().cookie(as);
  const call = () =>
    sandbox().call(id, {
      ...request,
      as: undefined,
      headers: { ...request.headers, cookie },
    });
  const calls: ReturnType<typeof call>[] = [];
  const { checkNothingOpen } = deletion;
  vi.spyOn(deletion, 'checkNothingOpen').mockImplementationOnce(async (...args) => {
    await checkNothingOpen(...args);
    calls.push(call(), call());
    // Gives the calls time to finish if no lock holds them.
    await setTimeout(100);
  });
  const headers = { 'x-password': btoa(password) };
  const deleted = await sandbox().call('deleteAccount', { as, headers });
  const answers = [deleted, ...(await Promise.all(calls))];
  await sandbox().services.background.idle();
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  const declared = findOperation(id).answers;
  expect(answers.slice(1).filter(({ status }) => !declared.has(status))).toEqual([]);
});
