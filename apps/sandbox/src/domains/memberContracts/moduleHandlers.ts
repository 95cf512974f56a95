/** Modules of a contract: booked, canceled, and kept after all. */
import type { Handlers } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { memberAt } from '../accounts/member.ts';
import { bookableModules, bookModule, toBookable, toBooking } from './bookModule.ts';
import { chosenEnding, leaveModule, reasonNamed, stay } from './cancel.ts';
import { declareOnce, reasonsOf } from './handlers.ts';
import { endingsOfModule } from './leaving.ts';
import type { Membership, Module } from './membership.ts';
import { dayAt, ownMembership, ownModule } from './own.ts';
import { isModuleWithdrawable, promisesOfModule } from './view.ts';

/** A module as it is in a contract that is locked by now. */
function moduleIn(membership: Membership, { id }: Module): Module {
  const module = membership.modules.find((one) => one.id === id);
  if (!module)
    throw fault(404, 'modulecontract.error.notfound', 'There is no such module contract');
  return module;
}

export const moduleContractHandlers = {
  async listBookableModules(request, { db, clock }) {
    const { contractId } = request.query;
    const { membership, today } = await ownMembership(db, request, contractId, clock.now());
    const modules = await bookableModules(db, membership, today);
    return ok(modules.map((module) => toBookable(membership, module, today)));
  },

  async listModuleCancelationReasons({ account, context }, { db }) {
    const { tenant } = await memberAt(db, account, context);
    return ok(await reasonsOf(db, tenant, true));
  },

  async bookModuleContract(request, services) {
    const { db, clock } = services;
    const { contractId } = request.body;
    await ownMembership(db, request, contractId, clock.now());
    return created(toBooking(await bookModule(request, services)));
  },

  async getModuleCancelationDates(request, { db, clock }) {
    const { moduleContractId } = request.path;
    const { membership, module, today } = await ownModule(
      db,
      request,
      moduleContractId,
      clock.now(),
    );
    const dates = membership.studio.onlineCancelationEnabled
      ? promisesOfModule(membership, module, today)
      : [];
    return ok({ moduleContractId, cancelable: dates.length > 0, dates });
  },

  async cancelModuleContract(request, services) {
    const { path, body, operationId, account, context } = request;
    const { db, clock } = services;
    const own = await ownModule(db, request, path.moduleContractId, clock.now());
    const contractId = own.membership.contract.id;
    const asked = { contractId, request: { path, body } };
    return ok(
      await declareOnce(request, operationId, asked, services, async (tx, membership, now) => {
        const today = dayAt(membership, now);
        const module = moduleIn(membership, own.module);
        if (module.cancelationDate !== null || membership.contract.cancelationDate !== null)
          throw fault(409, 'contract.error.alreadycanceled', 'It is canceled already');
        const isPossible = membership.studio.onlineCancelationEnabled;
        const endings = isPossible ? endingsOfModule(membership, module, today) : [];
        const ending = chosenEnding(endings, body.contractEndDate);
        const { tenant } = own.customer;
        const reason = await reasonNamed(tx, body.cancelationReasonId, tenant, true);
        const by = { operationId, context, account };
        return leaveModule(tx, membership, module, ending, { by, today, now }, reason);
      }),
    );
  },

  async withdrawModuleContractCancelation(request, services) {
    const { path, operationId, account, context } = request;
    const { db, clock } = services;
    const own = await ownModule(db, request, path.contractId, clock.now());
    const contractId = own.membership.contract.id;
    const asked = { contractId, request: { path } };
    return ok(
      await declareOnce(request, operationId, asked, services, (tx, membership, now) => {
        const today = dayAt(membership, now);
        const module = moduleIn(membership, own.module);
        if (!isModuleWithdrawable(membership, module, today))
          throw fault(409, 'contract.error.notcanceled', 'It is not canceled, or over');
        return stay(tx, membership, module, { by: { operationId, context, account }, today, now });
      }),
    );
  },
} satisfies Partial<Handlers>;
