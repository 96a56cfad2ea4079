/** The worker has no texts: what a push says is made by the server, and must be what the list says. */
import { languages } from '#contract/locales'
import { NotificationKind } from '#contract/notifications'
import { expect, test } from 'vitest'
import { payloadOf } from '../../server/features/push/payload.ts'
import en from '../../src/features/notifications/locales/en.json' with { type: 'json' }
import zh from '../../src/features/notifications/locales/zh.json' with { type: 'json' }

const locales = { zh, en }

test.each(languages.flatMap((language) => NotificationKind.options.map((kind) => ({ language, kind }))))(
  'a push says what the list says: $language $kind',
  ({ language, kind }) => {
    const { body } = payloadOf('1', { kind, subjectId: '2', name: 'noor', word: 'cat' }, language)
    expect(body).toBe(locales[language].kind[kind].replace('{{name}}', 'noor').replace('{{word}}', 'cat'))
  },
)
