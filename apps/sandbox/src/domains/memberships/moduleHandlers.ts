/** Modules of a contract: booking, cancelation and its withdrawal. */
import type { Handlers } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { requireMember } from '../accounts/member.ts';
import { loadBookableModules, bookModule, toBookableModule, toBooking } from './bookModule.ts';
import { chooseEnding, cancelModule, findReason, withdrawCancelation } from './cancel.ts';
import { runDeclaration, loadReasons } from './handlers.ts';
import { listModuleEndings } from './exitOptions.ts';
import type { Membership, Module } from './membership.ts';
import { studioDay, findOwnMembership, findOwnModule } from './ownMemberships.ts';
import { isModuleWithdrawable, toModulePromises } from './view.ts';

/** Finds a module in the locked state of its contract. */
function findModule(membership: Membership, { id }: Module): Module {
  const module = membership.modules.find((one) => one.id === id);
  if (!module)
    throw apiError(404, 'modulecontract.error.notfound', 'There is no such module contract');
  return module;
}

export const moduleContractHandlers = {
  async listBookableModules(request, { db, clock }) {
    const { contractId } = request.query;
    const { membership, today } = await findOwnMembership(db, request, contractId, clock.now());
    const modules = await loadBookableModules(db, membership, today);
    return ok(modules.map((module) => toBookableModule(membership, module, today)));
  },

  async listModuleCancelationReasons({ account, context }, { db }) {
    const { tenant } = await requireMember(db, account, context);
    return ok(await loadReasons(db, tenant, true));
  },

  async bookModuleContract(request, services) {
    const { db, clock } = services;
    const { contractId } = request.body;
    await findOwnMembership(db, request, contractId, clock.now());
    return created(toBooking(await bookModule(request, services)));
  },

  async getModuleCancelationDates(request, { db, clock }) {
    const { moduleContractId } = request.path;
    const { membership, module, today } = await findOwnModule(
      db,
      request,
      moduleContractId,
      clock.now(),
    );
    const dates = membership.studio.onlineCancelationEnabled
      ? toModulePromises(membership, module, today)
      : [];
    return ok({ moduleContractId, cancelable: dates.length > 0, dates });
  },

  async cancelModuleContract(request, services) {
    const { path, body, operationId, account, context } = request;
    const { db, clock } = services;
    const own = await findOwnModule(db, request, path.moduleContractId, clock.now());
    const contractId = own.membership.contract.id;
    const declaration = { contractId, request: { path, body } };
    return ok(
      await runDeclaration(
        request,
        operationId,
        declaration,
        services,
        async (tx, membership, now) => {
          const today = studioDay(membership, now);
          const module = findModule(membership, own.module);
          if (module.cancelationDate !== null || membership.contract.cancelationDate !== null)
            throw apiError(409, 'contract.error.alreadycanceled', 'It is canceled already');
          const isPossible = membership.studio.onlineCancelationEnabled;
          const endings = isPossible ? listModuleEndings(membership, module, today) : [];
          const ending = chooseEnding(endings, body.contractEndDate);
          const { tenant } = own.customer;
          const reason = await findReason(tx, body.cancelationReasonId, tenant, true);
          const by = { operationId, context, account };
          return cancelModule(tx, membership, module, ending, { by, today, now }, reason);
        },
      ),
    );
  },

  async withdrawModuleContractCancelation(request, services) {
    const { path, operationId, account, context } = request;
    const { db, clock } = services;
    const own = await findOwnModule(db, request, path.contractId, clock.now());
    const contractId = own.membership.contract.id;
    const declaration = { contractId, request: { path } };
    return ok(
      await runDeclaration(request, operationId, declaration, services, (tx, membership, now) => {
        const today = studioDay(membership, now);
        const module = findModule(membership, own.module);
        if (!isModuleWithdrawable(membership, module, today))
          throw apiError(409, 'contract.error.notcanceled', 'It is not canceled, or over');
        return withdrawCancelation(tx, membership, module, {
          by: { operationId, context, account },
          today,
          now,
        });
      }),
    );
  },
} satisfies Partial<Handlers>;
