import type { ContractTexts } from '../contractTexts.ts';

export const esES: ContractTexts = {
  subject: 'Tu contrato: {contract}',
  body: '¡Te damos la bienvenida a {studio}! Has firmado un contrato. Guarda este correo: contiene todo lo que has acordado.',
  changed:
    'Has cambiado tu abono en {studio}. Guarda este correo: contiene todo lo que has acordado.',
  earlyStart:
    'Has pedido empezar antes de que acabe tu plazo de desistimiento, el {withdrawal}. Si desistes, pagas los días transcurridos hasta entonces.',
  signature: 'Firma de {name}',
  extensions: {
    INDEFINITE:
      'Tras el periodo mínimo, el contrato continúa por tiempo indefinido. Plazo de preaviso: {notice}.',
    FIXED:
      'Tras el periodo mínimo, el contrato se prorroga cada vez por {further}. Plazo de preaviso: {notice}.',
    NONE: 'El contrato termina por sí solo al acabar su periodo.',
  },
  labels: {
    what: 'Contrato:',
    number: 'Número de contrato:',
    studio: 'Centro:',
    start: 'Empieza el:',
    use: 'Puedes entrenar desde el:',
    term: 'Periodo mínimo:',
    end: 'Termina como pronto el:',
    notice: 'Plazo de preaviso:',
    cancelUntil: 'Para ello, cancela hasta el:',
    total: 'Total en el periodo mínimo:',
    monthly: 'Al mes, con todas las cuotas:',
    mandate: 'Referencia del mandato SEPA:',
    signed: 'Firmado:',
    withdrawUntil: 'Puedes desistir hasta el:',
    replaces: 'En lugar de:',
    replacedEnd: 'Que termina el:',
    stillCharged: 'Aún por pagar:',
    credit: 'Te abonamos:',
  },
};
