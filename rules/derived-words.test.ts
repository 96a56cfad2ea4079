import { expect, test } from 'vitest'
import { isDerived } from './derived-words.ts'

const known = new Set(
  'pink tearful love loved shoe shoes lace laces happy real information builder ship hope hopeful exist existence gram gramme grammar'.split(
    ' ',
  ),
)
const isWord = (text: string) => known.has(text)

test.each(['pinkish', 'tearfully', 'unloved', 'shoelaces', 'happily', 'shipbuilder', 'hopeless'])(
  '%s is made of words',
  (text) => {
    expect(isDerived(text, isWord)).toBe(true)
  },
)

test.each(['happyly', 'realy', 'informations', 'existance', 'hopefull', 'grammer', 'alot', 'zorp', ''])(
  '%s is not, or is a slip',
  (text) => {
    expect(isDerived(text, isWord)).toBe(false)
  },
)
