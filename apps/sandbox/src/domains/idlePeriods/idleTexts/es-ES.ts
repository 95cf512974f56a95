import type { IdleTexts } from './types.ts';

export const esES: IdleTexts = {
  labels: {
    what: 'Contrato:',
    number: 'Número de contrato:',
    studio: 'Centro:',
    starts: 'Desde:',
    ends: 'Hasta:',
    reason: 'Motivo:',
    termUntil: 'Permanencia hasta:',
    notCharged: 'Importe total no cobrado:',
  },
  occasions: {
    asked: {
      subject: 'Hemos recibido tu solicitud de pausa: {what}',
      body: 'Has solicitado una pausa de {what} en {studio}. El centro la revisará y te comunicaremos su decisión por correo. Si la acepta, la pausa tendrá en tu contrato el efecto que se indica abajo.',
    },
    accepted: {
      subject: 'Tu pausa está confirmada: {what}',
      body: '{what} en {studio} queda en pausa los días indicados abajo. Te abonaremos lo que ya se haya cobrado por ellos.',
    },
    rejected: {
      subject: 'Tu pausa no se ha aceptado: {what}',
      body: '{studio} no ha aceptado la pausa de {what} los días indicados abajo. Tu contrato sigue como hasta ahora.',
    },
    canceled: {
      subject: 'Tu pausa está cancelada: {what}',
      body: 'Has cancelado la pausa de {what} en {studio} los días indicados abajo. Tu contrato sigue como si no la hubieras solicitado.',
    },
  },
  contractEnds: 'El contrato está dado de baja o ha terminado.',
};
