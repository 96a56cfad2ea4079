/** Whole screens as stories: the real routes, layout and session, at an address, before a server that a table stands for. */
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { UserProvider } from '#lib/session'
import { storage } from '#lib/storage'
import { swrOptions } from '#lib/swr'
import { token } from '#lib/token'
import { PageLink } from '../../src/app/PageLink.tsx'
import { Application } from '../../src/app/Application.tsx'
import { startI18n } from '../../src/app/i18n.ts'
import { preload } from '../../src/app/screens.ts'
import { findPage } from '../../contract/pages.ts'
import {
  someBeds,
  someConfig,
  someDevice,
  someGrove,
  someGuest,
  savedUser,
  someReauth,
  someUser,
  someStats,
} from './factories.ts'
import { storyCategories } from './story-challenges.ts'
import { someCourses, someProgress, someReviews } from './story-memory.ts'
import { assertAllAnswered, mockApi } from './mock-api.ts'
import type { MockAnswers } from './mock-api.ts'
import { assertOnePrimary } from './one-primary.ts'
import { storyLanguage } from './stories.ts'

export interface ScreenSetup {
  /** Address of the screen, with its query. */
  path: string
  /** Who looks at it. */
  as: 'visitor' | 'guest' | 'user'
  /** What the server answers; user and configuration are answered unless named here. */
  api?: MockAnswers
}

interface Context {
  globals: Record<string, unknown>
}

/** Nothing of one story is there in the next, unsent answers least of all. */
function clearBrowser(): void {
  storage.remove('token')
  storage.remove('signUpMarker')
  storage.remove('microphone')
  storage.remove('moreLinks')
  storage.remove('ownKeys')
  storage.remove('ownKeys')
  storage.remove('hasCompletedOnboardingTour')
  storage.remove('accountLanguage')
  storage.remove('hasAccount')
  for (const key of Object.keys(localStorage)) if (key.startsWith('wordgrove:')) localStorage.removeItem(key)
}

/** The part of a story that shows a screen: `{ ...screen({ path: '/home', as: 'user' }), play }`. */
export function screen({ path, as, api = {} }: ScreenSetup) {
  return {
    parameters: { layout: 'fullscreen', LinkComponent: PageLink },
    beforeEach: async ({ globals }: Context) => {
      const release = mockApi({
        'GET /api/config': someConfig(),
        'GET /api/look-ups': { items: [] },
        // Home draws what was learned.
        'GET /api/grove': someGrove(),
        'GET /api/grove/beds': someBeds(),
        'GET /api/user': as === 'guest' ? someGuest() : someUser(),
        'PUT /api/user': ({ body }) => ({ ...savedUser(), ...(as === 'guest' && someGuest()), ...(body as object) }),
        'POST /api/auth/signout': undefined,
        // The navigation counts messages that were not read.
        'GET /api/conversations/unread': { messages: 0 },
        // The button that saves words says where they are saved.
        'GET /api/note-words': { notes: [] },
        'GET /api/together': { goals: [], congratulated: [] },
        // The page of a word says what is remembered of it.
        'GET /api/reviews/memory': { memory: null },
        'GET /api/confusions': { pairs: [] },
        // A word, a note and a review show own sentences.
        'GET /api/own-sentences': { sentences: [] },
        'GET /api/notes/{id}/sentences': { sentences: [] },
        'GET /api/practices/{id}/leeches': { leeches: [] },
        // Home of a learner with an exam asks for the plan.
        'GET /api/exam-plan': { plan: null },
        'GET /api/reviews/memory-fit': { fit: null, missing: 240 },
        // The navigation counts what is due.
        'GET /api/user/stats': someStats(),
        // The profile is read ahead when its link is pointed at.
        'GET /api/user/progress': someProgress(),
        'GET /api/reviews': someReviews(),
        // Read ahead when the link of the challenges is pointed at.
        'GET /api/challenges': { categories: storyCategories },
        // Home reads ahead what its navigation leads to.
        'GET /api/notes': { notes: [], next: null },
        // A course reads ahead the list that leads back from it.
        'GET /api/courses': { courses: someCourses() },
        'GET /api/user/reauth': someReauth(),
        'GET /api/user/sessions': [someDevice()],
        'GET /api/push': { key: '', devices: [] },
        ...api,
      })
      if (as !== 'visitor') token.start(`story-${as}`)
      await startI18n(storyLanguage({ globals }))
      void preload(findPage(path.split('?')[0] ?? path))
      return () => {
        // Another session and then none: the tab forgets how the story's session ended.
        token.start('story-over')
        clearBrowser()
        release()
      }
    },
    afterEach: () => {
      assertAllAnswered()
      assertOnePrimary()
    },
    render: () =>
      createElement(
        SWRConfig,
        { value: { ...swrOptions, provider: () => new Map(), errorRetryCount: 0 } },
        createElement(
          UserProvider,
          null,
          createElement(MemoryRouter, { initialEntries: [path] }, createElement(Application)),
        ),
      ),
  }
}
