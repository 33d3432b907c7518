/** Stands in for the module of the same name in auth-js: sign-in with a wallet is not offered. */

const absent = (): never => {
  throw new Error('This site has no wallets.');
};

export { absent as createSiweMessage, absent as fromHex, absent as getAddress, absent as toHex };
