/** The backend cannot say whose page this is: it does not answer in time, is being worked on, or has trouble of its own. The page says so (status 503). */
export class BackendTrouble extends Error {
  constructor(cause: unknown) {
    super('The backend cannot be asked', { cause });
    this.name = 'BackendTrouble';
  }
}
