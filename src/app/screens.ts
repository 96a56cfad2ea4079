/** The component and the texts of each page, by the table of pages. Both arrive when the page is opened, or a little before. */
import type { ComponentType, PropsWithChildren } from 'react'
import { pages } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { loadTexts } from './i18n.ts'
import { arriving, reloadOnce } from './load.ts'
import type { Namespace } from './texts.d.ts'

interface Screen<Props = object> {
  /** The component, for React's `use`: no waiting when it is already here. */
  show: () => Promise<ComponentType<Props>>
  /** Brings the screen before it is wanted. A failure is only a warning. */
  preload: () => Promise<void>
}

/** A screen of its own, with the features whose texts it shows. */
export function createScreen<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
): Screen<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  let shown: Promise<ComponentType<Props>> | undefined
  const start = () => {
    coming ??= Promise.all([arriving(load()), loadTexts(namespaces)]).then(([component]) => component)
    return coming
  }
  const show = () => {
    shown ??= withStatus(start().catch(reloadOnce))
    return shown
  }
  return {
    show,
    preload: async () => {
      try {
        await start()
        // What is awaited here has its status, too.
        await show()
      } catch (error) {
        coming = undefined
        // Preloading is not shown, so its failure is not either.
        console.warn('Preloading failed', error)
      }
    },
  }
}

/** Tells React the value of a promise as soon as there is one, so that a preloaded screen does not flash its loading message. */
function withStatus<T>(promise: Promise<T>): Promise<T> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

export type ScreenName = Exclude<PageName, 'landing'>

/**
 * The component of a page by its name, and `begin` where a page prefetches more than the document can name, as a loader does in other routers: it is
 * called once the code of an opened page and what its document has read are here, before the page is drawn.
 */
type PageModule = { readonly begin?: () => void } & Readonly<Record<string, ComponentType>>

const modules = import.meta.glob<PageModule>('./pages/*.tsx')

async function loadModule(name: string): Promise<ComponentType> {
  const component = (await modules[`./pages/${name}.tsx`]?.())?.[name]
  if (!component) throw new Error(`src/app/pages/${name}.tsx exports no ${name}`)
  return component
}

/** By module: pages of one module share its screen. */
const screens = new Map<string, Screen>()

/** The screen of a page. */
export function screenOf(name: ScreenName): Screen {
  const { module, texts } = pages[name]
  const screen = screens.get(module ?? '') ?? createScreen(() => loadModule(module ?? ''), texts)
  screens.set(module ?? '', screen)
  return screen
}

/** The frame of the pages that do not stand alone: the game does without its code. */
export const frame = createScreen<PropsWithChildren>(
  async () => (await import('./layouts/MainLayout.tsx')).MainLayout,
  [],
)

/** What an unknown address shows: no other page needs its code. */
export const notFound = createScreen(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, [])

/** Brings a page's screen and its frame. Resolves once both are here, or cannot be had. */
export async function preload(name: PageName | undefined): Promise<void> {
  if (!name || name === 'landing') return
  await Promise.all([screenOf(name).preload(), !pages[name].alone && frame.preload()])
}

/** Brings the screen of the page that is opened. Resolves to what it begins with, if it does. */
export async function openPage(name: PageName | undefined): Promise<(() => void) | undefined> {
  await preload(name)
  const module = name && (await modules[`./pages/${pages[name].module}.tsx`]?.().catch(() => undefined))
  return module?.begin
}
