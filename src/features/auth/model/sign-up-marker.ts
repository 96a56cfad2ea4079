/** The marker of the last sign-up made in this browser. It says nothing to anyone but the server, which then names the unopened mail. */
import { storage } from '#lib/storage'

interface SignUpMarker {
  readonly email: string
  readonly marker: string
}

/** Keeps the marker of a sign-up, in the place of an earlier one. */
export function saveSignUpMarker(email: string, marker: string): void {
  storage.write('signUpMarker', JSON.stringify({ email, marker } satisfies SignUpMarker))
}

/** The marker for this address; undefined when another address, or none, was signed up here. */
export function findSignUpMarker(email: string): string | undefined {
  try {
    const stored = JSON.parse(storage.read('signUpMarker') ?? 'null') as Partial<SignUpMarker> | null
    return stored?.email === email.trim().toLowerCase() ? stored.marker : undefined
  } catch (error) {
    // Something else in the browser wrote there.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Removes the marker: the account is there, or somebody signed in. */
export const removeSignUpMarker = (): void => storage.remove('signUpMarker')
