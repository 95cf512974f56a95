import { createSession } from '../domains/accounts/sessions.ts';
import { memberId, visitorId } from './rows.ts';
import type { States, StateResult } from './vocabulary.ts';
import { beginWorld, type World } from './world.ts';

async function logIn(world: World, accountId: number): Promise<StateResult> {
  world.me = accountId;
  return { cookie: `SESSION=${await createSession(world, accountId)}` };
}

export const accountStates = {
  'a clean sandbox': beginWorld,
  'a logged-in member': (world) => logIn(world, memberId),
  'a logged-in visitor without connection': (world) => logIn(world, visitorId),
} satisfies Partial<States>;
