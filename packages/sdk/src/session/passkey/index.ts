/** Whether this browser has passkeys: it offers them to pages of HTTPS and of this machine only. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** The settings of a question to the user. */
export interface PasskeySettings {
  /**
   * Ends the question.
   * @default none
   */
  readonly signal?: AbortSignal
}

/**
 * Makes a passkey on a device of the user: resolves to the `credential` of the operation that adds it, or undefined if the user closes
 * the browser's window. Rejects with a `DOMException`, whose name is `InvalidStateError` where the device has a passkey already.
 * @param options - of `ownPasskeys.begin` or `enrolment.beginPasskey`
 * @example
 * const { options } = await client.api.ownPasskeys.begin()
 * const credential = await makePasskey(options)
 * if (credential) await client.api.ownPasskeys.add({ name: 'Laptop', credential })
 */
export async function makePasskey(
  options: Readonly<Record<string, unknown>>,
  settings: PasskeySettings = {},
): Promise<Record<string, unknown> | undefined> {
  const { challenge, user, excludeCredentials = [], ...rest } = asCreation(options)
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(withBytes),
  }
  // oxlint-disable-next-line eslint/no-restricted-properties -- `knowsPasskeys` says whether it is there.
  return ask(() => navigator.credentials.create({ publicKey, ...settings }))
}

/**
 * Lets a passkey of the user sign: resolves to the `credential` of `client.signIn` or `auth.stepUp`, or undefined if the user closes the
 * browser's window.
 * @param options - of `auth.beginPasskey`
 * @example
 * const { options } = await client.api.auth.beginPasskey()
 * const credential = await signWithPasskey(options)
 * if (credential) await client.signIn({ credential })
 */
export async function signWithPasskey(
  options: Readonly<Record<string, unknown>>,
  settings: PasskeySettings = {},
): Promise<Record<string, unknown> | undefined> {
  const { challenge, allowCredentials = [], ...rest } = asRequest(options)
  const publicKey = { ...rest, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(withBytes) }
  // oxlint-disable-next-line eslint/no-restricted-properties -- `knowsPasskeys` says whether it is there.
  return ask(() => navigator.credentials.get({ publicKey, ...settings }))
}

// A browser of the last two years, or a password manager in it, may lack `toJSON` and its counterparts.
async function ask(question: () => Promise<unknown>): Promise<Record<string, unknown> | undefined> {
  try {
    const credential = asCredential(await question())
    const { id, rawId, type, authenticatorAttachment, response } = credential
    return {
      id,
      rawId: textOf(rawId),
      type,
      authenticatorAttachment: authenticatorAttachment ?? undefined,
      clientExtensionResults: credential.getClientExtensionResults(),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: textOf(response.userHandle),
        transports: response.getTransports?.(),
      },
    }
  } catch (error) {
    if (error instanceof DOMException && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return undefined
    throw error
  }
}

const withBytes = ({ id, ...rest }: Described) => ({ ...rest, id: bytesOf(id) })

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
}

function textOf(buffer: ArrayBuffer | null | undefined): string | undefined {
  if (!buffer) return undefined
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCodePoint(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

type Described = Omit<PublicKeyCredentialDescriptor, 'id'> & { readonly id: string }

interface Creation extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  readonly challenge: string
  readonly user: Omit<PublicKeyCredentialUserEntity, 'id'> & { readonly id: string }
  readonly excludeCredentials?: readonly Described[]
}

interface Asking extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  readonly challenge: string
  readonly allowCredentials?: readonly Described[]
}

interface Credential extends Omit<PublicKeyCredential, 'response'> {
  readonly response: Partial<Omit<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse, 'toJSON'>>
}

function asCreation(options: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server makes the options for the browser's own method, which checks them.
  return options as Creation
}

function asRequest(options: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server makes the options for the browser's own method, which checks them.
  return options as Asking
}

function asCredential(answer: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A question about a public key is answered with one; which fields its response has depends on the question.
  return answer as Credential
}
