// Passkeys: asks the browser's authenticator for what the server wants, and hands over its reply.
import type { SignedIn } from "$generated/wire";
import { api } from "../connection/api";

/**
 * Whether this browser can use passkeys on this page. They need https or localhost, and a name instead of an address.
 */
export function hasPasskeys(): boolean {
  if (!window.isSecureContext || !("PublicKeyCredential" in window)) return false;
  const named = !/^[\d.]+$|:/.test(location.hostname);
  return named && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Makes a passkey: for the account that this browser is signed in to, or else for a new one of this name. */
export async function makePasskey(name: string, label: string): Promise<SignedIn> {
  const wanted = (await api.passkeyOptions(name)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wanted),
  });
  return api.keepPasskey((made as PublicKeyCredential).toJSON(), label);
}

/** Signs in with a passkey that the reader chooses. */
export async function signInWithPasskey(): Promise<SignedIn> {
  const wanted = (await api.signInOptions()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const signed = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wanted),
  });
  return api.signIn((signed as PublicKeyCredential).toJSON());
}

/** Whether somebody has closed the browser's own dialog, or it has timed out. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
