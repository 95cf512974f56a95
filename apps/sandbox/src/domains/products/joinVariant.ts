/** Names a variant with its product, "Day pass, One day", or once if both have the same name. */
export const joinVariant = (product: string, variant: string): string =>
  product === variant ? product : `${product}, ${variant}`;
