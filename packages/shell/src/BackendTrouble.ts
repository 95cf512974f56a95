/** The backend cannot say whose page this is: it does not answer in time, or has trouble of its own. The page says so (status 503). */
export class BackendTrouble extends Error {
  /** Whether the backend itself has said that it is being worked on. */
  readonly isMaintenance: boolean;

  constructor(cause: unknown, isMaintenance = false) {
    super('The backend cannot be asked', { cause });
    this.name = 'BackendTrouble';
    this.isMaintenance = isMaintenance;
  }
}
