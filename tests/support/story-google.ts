/** Google's script for stories: a button of its kind that gives a credential at once, or one that never comes. */
interface Fake {
  initialize: (options: { callback: (answer: { credential?: string }) => void }) => void
  renderButton: (parent: HTMLElement) => void
}

/** Puts the script in its place before a story; the answer takes it away. */
export function fakeGoogle(credential = 'story-credential'): () => void {
  let answer: (given: { credential?: string }) => void = () => {}
  const id: Fake = {
    initialize: ({ callback }) => void (answer = callback),
    renderButton(parent) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google'
      button.onclick = () => answer({ credential })
      parent.replaceChildren(button)
    },
  }
  Object.assign(window, { google: { accounts: { id } } })
  return () => {
    delete window.google
  }
}

/** The press brings no credential, as when its window is closed by the provider. */
export const emptyGoogle = (): (() => void) => fakeGoogle('')

/** A script that cannot draw its button. */
export function brokenGoogle(): () => void {
  const fail = () => {
    throw new Error('a fault of the script')
  }
  Object.assign(window, { google: { accounts: { id: { initialize: fail, renderButton: fail } } } })
  return () => {
    delete window.google
  }
}

/** The script is asked for and does not come: what a page in a country without Google sees. */
export function blockedGoogle(): () => void {
  const append = document.head.append.bind(document.head)
  document.head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement && node.src.includes('accounts.google.com'))
        queueMicrotask(() => node.onerror?.(new Event('error')))
      else append(node)
  }
  return () => {
    document.head.append = append
  }
}
