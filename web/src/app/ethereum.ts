/** Stands in for the module of the same name in auth-js: nobody signs in with a wallet here. */

const absent = (): never => {
  throw new Error('This site has no wallets.');
};

export { absent as createSiweMessage, absent as fromHex, absent as getAddress, absent as toHex };
