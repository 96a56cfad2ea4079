import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { minifySync } from 'vite'
import { describe, expect, test } from 'vitest'
import { bootReads, type Readers } from '../../server/http/boot-reads.ts'

import { colors } from '../../src/design-system/tokens/color.ts'

const source = readFileSync('src/boot/boot.js', 'utf8')

interface Sent {
  path: string
  headers: Record<string, string>
}

/** Opens a page as a browser with this storage would, and tells what it asked for. */
async function open(
  path: string,
  stored: Record<string, string | undefined> | null,
  { everyone, accounts }: Partial<Record<Readers, readonly string[]>> = {},
  isDark = false,
) {
  const sent: Sent[] = []
  const window: { __boot?: { token: string; requests: Record<string, { data?: unknown }> } } = {}
  const root = {
    className: '',
    dataset: { reads: everyone?.join(' '), accountReads: accounts?.join(' ') },
    style: { background: '' },
  }
  const themeColor = { content: '' }
  const document = { documentElement: root, querySelector: () => themeColor }
  const localStorage = {
    getItem(key: string) {
      if (!stored) throw new DOMException('The operation is insecure.', 'SecurityError')
      return stored[key] ?? null
    },
  }
  const matchMedia = () => ({ matches: isDark })
  const fetch = (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ path: url, headers })
    return Promise.resolve(url.includes('missing') ? new Response(null, { status: 404 }) : Response.json({ of: url }))
  }
  const location = new URL(path, 'https://wordgrove.example')
  const world = { document, matchMedia, location, AbortSignal, URLSearchParams, window, localStorage, fetch }
  runInContext(source, createContext(world))
  await new Promise((done) => setTimeout(done))
  return { sent, paths: sent.map((each) => each.path), mode: root.className, root, themeColor, boot: window.__boot }
}

describe('what the document does before any module is here', () => {
  test.each(['boot.js', 'page-scripts.js', 'first-press.js'])('%s fits into a kilobyte', (name) => {
    const script = readFileSync(`src/boot/${name}`, 'utf8')
    expect(minifySync(name, script).code.length).toBeLessThanOrEqual(1024)
  })

  test.each([
    { stored: {}, isDark: false, mode: 'light' },
    { stored: {}, isDark: true, mode: 'dark' },
    { stored: { darkMode: 'auto' }, isDark: true, mode: 'dark' },
    { stored: { darkMode: 'auto' }, isDark: false, mode: 'light' },
    { stored: { darkMode: 'false' }, isDark: true, mode: 'light' },
    { stored: { darkMode: 'true' }, isDark: false, mode: 'dark' },
    { stored: { eyeProtection: 'true', darkMode: 'true' }, isDark: true, mode: 'eye-protection' },
    { stored: { eyeProtection: 'false', darkMode: 'true' }, isDark: false, mode: 'dark' },
    { stored: null, isDark: true, mode: 'dark' },
  ] as const)('shows $mode where $stored is stored and the system is dark: $isDark', async (each) => {
    const { mode, root, themeColor } = await open('/', each.stored, {}, each.isDark)
    expect(mode).toBe(each.mode)
    expect(root.style.background).toBe(colors[each.mode].background)
    expect(themeColor.content).toBe(colors[each.mode].background)
  })

  test('asks nothing for a visitor', async () => {
    expect((await open('/home', {}, { everyone: bootReads('home') })).sent).toEqual([])
  })

  test('asks who is there, in the language that was chosen', async () => {
    const { sent, boot } = await open('/', { token: 't', i18nextLng: 'en' })
    expect(sent).toEqual([
      {
        path: '/api/user',
        headers: { Accept: 'application/json', Authorization: 'Bearer t', 'Accept-Language': 'en' },
      },
    ])
    expect(boot?.requests['/api/user']?.data).toEqual({ of: '/api/user' })
  })

  test('asks for what the page reads, by the parameters of its address', async () => {
    const { paths } = await open('/word/give%20up', { token: 't' }, { everyone: bootReads('word') })
    expect(paths).toEqual(['/api/user', '/api/words/give%20up'])
  })

  test('asks for what the page reads, by the query of its address', async () => {
    const reads = { everyone: bootReads('wordChallenge') }
    const { paths } = await open('/word-challenge?category=animals-nature', { token: 't' }, reads)
    expect(paths).toEqual(['/api/user', '/api/challenges', '/api/challenges/animals-nature/levels?difficulty=easy'])
    const climbing = await open('/word-challenge?category=../user', { token: 't' }, reads)
    expect(climbing.paths[2]).toBe('/api/challenges/..%2Fuser/levels?difficulty=easy')
  })

  test.each([
    ['an account', { token: 't', hasAccount: 'true' }, ['/api/user', '/api/reviews']],
    ['a guest', { token: 't' }, ['/api/user']],
    ['nobody any more', { hasAccount: 'true' }, []],
  ])('asks for what accounts alone may read where there is %s', async (_, stored, asked) => {
    const reads = { everyone: bootReads('review'), accounts: bootReads('review', 'accounts') }
    expect((await open('/review', stored, reads)).paths).toEqual(asked)
  })

  test('asks in the language of the account where none was chosen', async () => {
    const { sent } = await open('/', { token: 't', accountLanguage: 'zh' })
    expect(sent[0]?.headers['Accept-Language']).toBe('zh')
  })

  test('keeps no body of an answer that is no success', async () => {
    const { boot } = await open('/word/missing', { token: 't' }, { everyone: bootReads('word') })
    expect(boot?.requests['/api/words/missing']).toBeDefined()
    expect(boot?.requests['/api/words/missing']?.data).toBeUndefined()
  })
})

describe('the scripts of the page', () => {
  /** The links of a document, as they are after the browser has told of these resources. */
  function load(...initiators: string[][]) {
    const links = [{ rel: '' }, { rel: '' }]
    let tell: ((list: unknown, observer: unknown) => void) | undefined
    let isObserving = true
    class PerformanceObserver {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe = () => undefined
    }
    const document = { querySelectorAll: (selector: string) => (selector === '[data-page-script]' ? links : []) }
    runInContext(readFileSync('src/boot/page-scripts.js', 'utf8'), createContext({ document, PerformanceObserver }))
    const observer = { disconnect: () => (isObserving = false) }
    for (const types of initiators)
      tell?.({ getEntries: () => types.map((initiatorType) => ({ initiatorType })) }, observer)
    return { rels: links.map(({ rel }) => rel), isObserving }
  }

  test('wait while the libraries and the data are on their way', () => {
    expect(load(['other'], ['fetch', 'link'])).toEqual({ rels: ['', ''], isObserving: true })
  })

  test('are asked for when the first script of the application is here, once', () => {
    expect(load(['other', 'script'])).toEqual({ rels: ['modulepreload', 'modulepreload'], isObserving: false })
  })
})

describe('the reads of a page that the document asks for', () => {
  test('name the parts of its path', () => {
    expect(bootReads('course')).toEqual(['/api/courses/{2}'])
    expect(bootReads('wordNote')).toEqual(['/api/notes/{2}', '/api/notes/{2}/entries?from=0&count=40'])
  })

  test('are such as a guest may make, or accounts alone', () => {
    expect(bootReads('review')).toEqual([])
    expect(bootReads('review', 'accounts')).toEqual(['/api/reviews'])
    expect(bootReads('home')).toContain('/api/user/stats')
    expect(bootReads('lesson', 'accounts')).toEqual(['/api/courses/{2}/lessons/{3}'])
  })

  test('keep their query', () => {
    expect(bootReads('wordNotes')).toEqual(['/api/notes?kind=own&sort=recent'])
  })

  test('are none where the page reads nothing', () => {
    expect(bootReads('landing')).toEqual([])
    expect(bootReads('game')).toEqual([])
  })
})
