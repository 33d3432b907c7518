/** Stands in for the module of the same name in auth-js: sign-in with a passkey is not offered. */

export class WebAuthnApi {}

export const browserSupportsWebAuthn = () => false;
export const webAuthnAbortService = { cancelCeremony() {} };

const absent = (): never => {
  throw new Error('This site has no passkeys.');
};

export {
  absent as createCredential,
  absent as deserializeCredentialCreationOptions,
  absent as deserializeCredentialRequestOptions,
  absent as getCredential,
  absent as serializeCredentialCreationResponse,
  absent as serializeCredentialRequestResponse,
};
