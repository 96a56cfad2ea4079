/** A screen in a story, inside what the application puts around it: texts, session, cache, router. */
import { createElement } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ToastProvider } from '#design-system'
import { UserProvider } from '#lib/session'
import { loadTexts, startI18n } from '../../src/app/i18n.ts'

type Namespace = Parameters<typeof loadTexts>[0][number]

/** Loads texts in the language of the toolbar before the story is drawn. */
export const storyTexts =
  (...namespaces: Namespace[]) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<object> => {
    const language = globals['locale'] === 'en' ? 'en' : 'zh'
    await startI18n(language)
    await loadTexts(namespaces, language)
    return {}
  }

/** Where a screen stands: the pattern of its page and the address that is open. */
interface StoryPlace {
  path: string
  at: string
}

const noCache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false, revalidateOnFocus: false }

/** The provider's children are required, which `createElement` cannot see in its third argument. */
const Toasts = ({ children }: { children?: ReactNode }): ReactElement =>
  ToastProvider({ closeLabel: 'close', children })

/** Draws a story as the page at `parameters.place`; any other address shows itself, so that a test sees where a link led. */
export function inApp(Story: ComponentType, { parameters }: { parameters: Record<string, unknown> }): ReactElement {
  const { path, at } = parameters['place'] as StoryPlace
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path, element: createElement(Story) }),
    createElement(Route, { path: '*', element: createElement('p', null, 'elsewhere') }),
  )
  const page = createElement(MemoryRouter, { initialEntries: [at] }, routes)
  return createElement(
    SWRConfig,
    { value: noCache },
    createElement(UserProvider, null, createElement(Toasts, null, page)),
  )
}
