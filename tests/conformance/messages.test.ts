/** Every sentence about an error or a lock: in both languages, with the same values, and the fixed ones word for word. */
import { readdirSync, readFileSync } from 'node:fs'
import { messages, messageText } from '#contract/messages'
import { expect, test } from 'vitest'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test.each(Object.entries(messages))('%s is said in both languages with the same values', (code, { zh, en }) => {
  expect(zh.trim()).not.toBe('')
  expect(en.trim()).not.toBe('')
  expect(placeholders(zh)).toEqual(placeholders(en))
  // A fault of the programmer has one wording, which no learner ever sees.
  if (code !== 'user_provider_missing') expect(zh).toMatch(/[\u4e00-\u9fff]/)
})

/** Sentences whose English wording belongs to the product: it does not change by the way. */
const fixed = [
  'Phone number cannot be empty',
  'Please enter a valid mainland China phone number',
  'Please enter phone number',
  'Please enter verification code',
  'Please enter password',
  'Please enter email',
  'Login failed',
  'Failed to send verification code',
  'Invalid email or password',
  'Error creating account. Please try again.',
  'Email verification failed. Please try signing up again.',
  'Failed to load challenge data: {status}',
  'Network error. Please check your connection.',
  'No words available for challenge',
  'No words found for level {level}',
  'Failed to start guest mode',
  'Please log in to start the word challenge',
  'Error fetching info',
  'No information available',
  'Failed to process smart grouping',
  'No matching words found',
  'No Words to Practice',
  'Unknown question type',
  'Invalid Word',
  'Did you mean',
  'You need to complete the previous level with 3 stars to unlock this level!',
  'This course is locked. Complete previous courses to unlock!',
  'Failed to create Alipay payment',
  'Error fetching user data',
  'Error refreshing user data',
  'useUser must be used within a UserProvider',
  'Username can only contain English characters, numbers, underscore (_) and hyphen (-).',
  'Google authentication failed',
  'Something went wrong',
  'Page Not Found',
]

test.each(fixed)('says "%s"', (sentence) => {
  // Another sentence may follow, as that about the unopened mail.
  const says = ({ en }: { en: string }) => en === sentence || en.startsWith(`${sentence}. `)
  expect(Object.values(messages).some(says)).toBe(true)
})

test('values are filled in, and a missing one shows instead of vanishing', () => {
  expect(messageText('letter_expected', 'en', { expected: 'a', typed: 'o' })).toBe('expected a but typed o')
  expect(messageText('level_without_words', 'zh', {})).toContain('{level}')
})

test('every message is said somewhere', () => {
  const rooms = ['contract', 'rules', 'server', 'src']
  // What only tells the status of a code, or that an endpoint may answer it, does not say it.
  const tables = ['contract/messages.ts', 'contract/account-messages.ts']
  const text = rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name) && !tables.includes(name))
    .map((name) => readFileSync(name, 'utf8').replace(/errors: \[[^\]]*\]/g, ''))
    .join('\n')
  expect(Object.keys(messages).filter((code) => !new RegExp(`['"]${code}['"]`).test(text))).toEqual([])
})

test('no message is written a second time outside the one table', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }))
  for (const { en } of Object.values(messages)) {
    if (en.length < 25) continue
    for (const { name, text } of sources) expect(text.includes(en), `${name} repeats "${en}"`).toBe(false)
  }
})
