/** Installing the application: the browser's prompt is kept until the learner asks for it. */
import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** Chromium's event; other browsers have none. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `manual`: only the browser's own menu installs, on iOS through its share sheet. */
export type InstallState = 'installed' | 'promptable' | 'ios' | 'manual'

let prompt: InstallPromptEvent | undefined
let wasInstalled = false
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** Keeps the browser's prompt instead of letting it interrupt. To be called before the browser decides to ask. Returns what ends and forgets it. */
export function captureInstallPrompt(): () => void {
  const ended = new AbortController()
  const keep = (event: Event | undefined, isInstalled = false) => {
    prompt = event as InstallPromptEvent | undefined
    wasInstalled = isInstalled
    notify()
  }
  const offer = (event: Event) => {
    event.preventDefault()
    keep(event)
  }
  window.addEventListener('beforeinstallprompt', offer, ended)
  window.addEventListener('appinstalled', () => keep(undefined, true), ended)
  return () => {
    ended.abort()
    keep(undefined)
  }
}

const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad calls itself a Mac, which has no touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

function readState(): InstallState {
  if (wasInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed'
  if (prompt) return 'promptable'
  return isIos() ? 'ios' : 'manual'
}

/** Shows the browser's prompt, once: it cannot be shown again until the browser offers another one. */
async function install(): Promise<void> {
  const event = prompt
  prompt = undefined
  await event?.prompt()
  notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = storage.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

const readDismissed = () => storage.read('installDismissed') === 'true'
const dismiss = () => storage.write('installDismissed', 'true')

/** How this browser installs the application, and whether the offer of it was declined here: for good. */
export function useInstall() {
  const state = useSyncExternalStore(subscribe, readState)
  const isDismissed = useSyncExternalStore(subscribe, readDismissed)
  return { state, install, isDismissed, dismiss }
}
