/** The marker of the last sign-up made in this browser. Only the server can read it; it names the unopened mail to a browser that has it. */
import { storage } from '#lib/storage'

interface SignUpMarker {
  readonly email: string
  readonly marker: string
}

/** Keeps the marker of a sign-up, in the place of an earlier one. */
export function saveSignUpMarker(email: string, marker: string): void {
  storage.write('signUpMarker', JSON.stringify({ email, marker } satisfies SignUpMarker))
}

/** The marker for this address, or of the last sign-up here; undefined when another address, or none, was signed up here. */
export function findSignUpMarker(email?: string): string | undefined {
  try {
    const stored = JSON.parse(storage.read('signUpMarker') ?? 'null') as Partial<SignUpMarker> | null
    return email === undefined || stored?.email === email.trim().toLowerCase() ? stored?.marker : undefined
  } catch (error) {
    // Something else in the browser wrote there.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Removes the marker after the account was verified, or after a sign-in. */
export const removeSignUpMarker = (): void => storage.remove('signUpMarker')
