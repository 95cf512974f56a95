/** Verbs by HTTP method. SDK users see only the operationId, so its verb must match the method. */
const verbs = {
  get: ['get', 'list', 'validate'],
  post: [
    'add',
    'archive',
    'authenticate',
    'book',
    'cancel',
    'change',
    'complete',
    'confirm',
    'connect',
    'convert',
    'create',
    'finalize',
    'initiate',
    'login',
    'logout',
    'migrate',
    'prefer',
    'preview',
    'redeem',
    'refund',
    'register',
    'resend',
    'reset',
    'save',
    'sign',
    'upload',
    'validate',
    'verify',
    'waive',
    'withdraw',
  ],
  put: ['list', 'read', 'replace', 'save', 'update'],
  patch: ['update'],
  delete: ['cancel', 'delete'],
};

export const OperationIdVerb = () => ({
  Operation(operation, { key, report, location }) {
    const verb = /^[a-z]+/.exec(operation.operationId ?? '')?.[0];
    const allowed = verbs[key];
    if (!verb || !allowed?.includes(verb))
      report({
        message: `operationId "${operation.operationId}" of a ${String(key).toUpperCase()} must start with one of: ${allowed?.join(', ')}.`,
        location: location.child('operationId'),
      });
  },
});
