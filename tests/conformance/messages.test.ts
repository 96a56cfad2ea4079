/** Every sentence about an error or a lock: in both languages, with the same values, and the fixed ones word for word. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
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

/** Source text without the mentions of a code that show nobody its text: comments, lists, comparisons, case labels and types. */
const withoutMentions = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
    .replace(/errors: \[[^\]]*\]/g, '')
    .replace(/\[(?:\s*'\w+',?)*\s*\]/g, '[]')
    .replace(/[=!]== '\w+'|'\w+' [=!]==|\bcase '\w+':/g, '')
    .replace(/'\w+'(?=\s*\|\s*')|(?<=[^|]\|\s+)'\w+'/g, '')
/** True where the code is an argument, a result or a value: there its text can reach somebody. */
const raises = (source: string, code: string) => new RegExp(`(?:[(,:?=]|=>|\\breturn)\\s*(['"])${code}\\1`).test(source)

test.each([
  ["throw new HttpError('busy')", true],
  ["fieldError('name', 'busy')", true],
  ["return isPicture ? 'picture_type' : 'busy'", true],
  ['<Empty code="busy" />', true],
  ["if (fault.code === 'busy') log()", false],
  ["case 'busy':", false],
  ["const waits = ['full', 'busy']", false],
  ["errors: [...common, 'busy']", false],
  ["code: 'full' | 'busy'", false],
  ["// throw new HttpError('busy')", false],
  ["/** Throws HttpError('busy'). */", false],
])('what raises a message: %s is %s', (source, expected) => {
  expect(raises(withoutMentions(source), 'busy')).toBe(expected)
})

test('every message is raised somewhere', () => {
  const folders = ['contract', 'rules', 'server', 'src']
  const tables = ['contract/messages.ts', 'contract/account-messages.ts']
  const text = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name) && !tables.includes(name))
    .map((name) => withoutMentions(readFileSync(name, 'utf8')))
    .join('\n')
  expect(Object.keys(messages).filter((code) => !raises(text, code))).toEqual([])
})

/** Tests of the product: what a story's own server answers is left out, and so is a list of what an endpoint may answer. */
const tests = globSync([
  '{contract,rules,server,src,stories}/**/*.{test.ts,stories.tsx}',
  'tests/{api,process,e2e,support}/*.ts',
]).map((file) => readFileSync(file, 'utf8').replace(/\brefuse\([^()]*\)/g, ''))

/** The code, and its texts up to the first value that is filled in. */
const tracesOf = (code: string, { zh, en }: { zh: string; en: string }) => [
  `'${code}'`,
  ...[zh, en].map((text) => text.split('{')[0]?.trim() ?? '').filter((text) => text.length > 2),
]

test.each(Object.entries(messages))('a test of the product expects %s', (code, texts) => {
  const traces = tracesOf(code, texts)
  expect(tests.some((source) => traces.some((trace) => source.includes(trace)))).toBe(true)
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
