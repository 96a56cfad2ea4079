/** Google's script: fetched when its button is wanted, never before, and given up when it does not come. */
const googleScript = 'https://accounts.google.com/gsi/client'

/** Milliseconds until the script counts as blocked, as it is in some countries and by some extensions. */
const patience = 5_000

/** What we use of it. */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string
    nonce: string
    callback: (answer: { credential?: string }) => void
    ux_mode: 'popup'
    auto_select: false
  }) => void
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard'
      theme: 'outline'
      size: 'large'
      shape: 'pill'
      text: 'continue_with'
      width: number
      locale: string
    },
  ) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

let coming: Promise<GoogleIdentity> | undefined

/** Rejects when the script does not come within five seconds; the next call tries again. */
export function loadGoogle(): Promise<GoogleIdentity> {
  const here = window.google?.accounts?.id
  if (here) return Promise.resolve(here)
  coming ??= fetchScript().catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

function fetchScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const clock = setTimeout(fail, patience)
    function fail(): void {
      clearTimeout(clock)
      script.remove()
      reject(new Error('Google’s script did not come'))
    }
    script.src = googleScript
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(clock)
      const id = window.google?.accounts?.id
      if (id) resolve(id)
      else fail()
    }
    document.head.append(script)
  })
}
