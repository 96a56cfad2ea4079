import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messageText } from '#contract/messages'
import { useUser } from '#lib/session'

function Name() {
  return useUser().user?.username
}

test('a component outside the provider of the user says so', () => {
  expect(() => renderToString(createElement(Name))).toThrow(messageText('user_provider_missing', 'en'))
})
