import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { clearUserStores, storage, userStore } from './storage.ts'
import { token } from './token.ts'

afterEach(() => {
  token.end('left')
  vi.unstubAllGlobals()
})

test('a browser that blocks its storage keeps the session for the tab', () => {
  stubBrowser({ blocked: true })
  token.start('t-1')
  userStore('u1').set('run', { id: 'r' })
  expect(token.read()).toBe('t-1')
  expect(userStore('u1').get('run')).toEqual({ id: 'r' })
})

test('listeners hear of changes in this tab until they stop listening', () => {
  stubBrowser()
  const heard: (string | null)[] = []
  const stop = storage.subscribe((key) => heard.push(key))
  storage.write('eyeProtection', 'true')
  stop()
  storage.write('eyeProtection', 'false')
  expect(heard).toEqual(['eyeProtection'])
})

test('the end of a session clears what was kept, except answers that were not sent yet', () => {
  const { localStorage } = stubBrowser()
  userStore('u1').set('run', 1)
  userStore('u1').set('unsent:r', [1])
  localStorage.setItem('i18nextLng', 'en')
  token.end('expired')
  expect(userStore('u1').get('run')).toBeUndefined()
  expect(userStore('u1').get('unsent:r')).toEqual([1])
  expect(localStorage.getItem('i18nextLng')).toBe('en')
})

test('what was being played or arranged goes on when the server has ended the session, not when its owner has', () => {
  stubBrowser()
  userStore('u1').set('run/a/game', 'id')
  userStore('u1').set('panel/1', 'groups')
  token.end('expired')
  expect(userStore('u1').get('run/a/game')).toBe('id')
  expect(userStore('u1').get('panel/1')).toBe('groups')
  token.end('left')
  expect(userStore('u1').get('run/a/game')).toBeUndefined()
})

test('another user of the browser finds nothing of the one before', () => {
  stubBrowser()
  userStore('u1').set('run', 1)
  userStore('u2').set('run', 2)
  clearUserStores('u2')
  expect(userStore('u1').get('run')).toBeUndefined()
  expect(userStore('u2').get('run')).toBe(2)
})

test('a web view without storage has the memory of the tab', () => {
  stubBrowser()
  vi.stubGlobal('window', { ...window, localStorage: null })
  storage.write('token', 't-null')
  expect(storage.read('token')).toBe('t-null')
  storage.remove('token')
})

test('a fault of the program is not taken for blocked storage', () => {
  const { localStorage } = stubBrowser()
  vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new RangeError('A fault of the page')
  })
  expect(() => storage.read('i18nextLng')).toThrow(RangeError)
})
