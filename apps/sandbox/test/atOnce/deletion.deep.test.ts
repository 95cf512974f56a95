/**
 * Whatever somebody does while another device deletes the account is done or refused, and nobody gets a 5xx. The calls come when the
 * deletion has found nothing open and holds the account.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import * as deletion from '../../src/domains/accountDeletion/deletion.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { described, operation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';
import { happy } from '../operations/happy.ts';

const isWriting = (id: string): id is WritingOperationId =>
  id in happy && described.get(id)?.method !== 'GET';

/** Without a session these do something else. */
const usesSession: ReadonlySet<string> = new Set<WritingOperationId>(['bookPublicCourse']);

const ids = [...described.keys()]
  .filter(isWriting)
  .filter((id) => operation(id).needsSession || usesSession.has(id))
  .filter((id) => id !== 'deleteAccount');

/** Every operation's setup has a type of its own; here they are all requests. */
const requestFor = (id: WritingOperationId, sandbox: Sandbox): Promise<Request> =>
  happy[id](sandbox);

const sandbox = useSandbox();

test.for(ids)('%s while the account is deleted', async (id) => {
  const request = await requestFor(id, sandbox());
  const as = request.as ?? 'visitor';
  // Sessions from before: nobody logs in to an account that is being deleted.
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
    // Long enough to be through where nothing holds them.
    await setTimeout(100);
  });
  const headers = { 'x-password': btoa(password) };
  const deleted = await sandbox().call('deleteAccount', { as, headers });
  const answers = [deleted, ...(await Promise.all(calls))];
  await sandbox().services.background.idle();
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  const declared = operation(id).answers;
  expect(answers.slice(1).filter(({ status }) => !declared.has(status))).toEqual([]);
});
