import type { ContractTexts } from './types.ts';

export const esES: ContractTexts = {
  subject: 'Tu contrato: {contract}',
  body: '¡Te damos la bienvenida a {studio}! Has firmado un contrato. Guarda este correo: contiene todo lo que has acordado.',
  changed:
    'Has cambiado de abono en {studio}. Guarda este correo: contiene todo lo que has acordado.',
  earlyStart:
    'Has pedido empezar antes de que acabe tu plazo de desistimiento, el {withdrawal}. Si desistes, pagas los días transcurridos hasta entonces.',
  signature: 'Firma de {name}',
  extensions: {
    INDEFINITE:
      'Tras la permanencia, el contrato continúa hasta que te des de baja. Preaviso: {notice}.',
    FIXED:
      'Tras la permanencia, el contrato se renueva cada vez por {further}. Preaviso: {notice}.',
    NONE: 'El contrato termina automáticamente al acabar su duración.',
  },
  labels: {
    what: 'Contrato:',
    number: 'Número de contrato:',
    studio: 'Centro:',
    start: 'Empieza el:',
    use: 'Puedes entrenar desde el:',
    term: 'Permanencia:',
    end: 'Termina como pronto el:',
    notice: 'Preaviso:',
    cancelUntil: 'Para ello, date de baja hasta el:',
    total: 'Total durante la permanencia:',
    monthly: 'Al mes, con todos los gastos:',
    mandate: 'Referencia de la orden de domiciliación SEPA:',
    signed: 'Firmado:',
    withdrawUntil: 'Puedes desistir hasta el:',
    replaces: 'En lugar de:',
    replacedEnd: 'Que termina el:',
    stillCharged: 'Aún por pagar:',
    credit: 'Te abonamos:',
  },
};
